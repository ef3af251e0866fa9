# Run by cpack on the folder that becomes the package: what Debian wants there and nobody else does.
set(doc ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/bocage)
set(man ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man/man1)

file(READ ${doc}/LICENSE licence)
string(REGEX REPLACE "^[^\n]*\n\n(Copyright[^\n]*)\n\n" "" licence "${licence}")
set(holder "${CMAKE_MATCH_1}")
string(REPLACE "Copyright (c) " "" holder "${holder}")
# Debian's form: one blank before each line, a dot for an empty one.
string(STRIP "${licence}" licence)
string(REPLACE "\n\n" "\n.\n" licence "${licence}")
string(REPLACE "\n" "\n " licence "${licence}")
file(WRITE ${doc}/copyright "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Bocage
Source: ${CPACK_PACKAGE_HOMEPAGE_URL}

Files: *
Copyright: ${holder}
License: MIT

License: MIT
 ${licence}
")

string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${doc}/changelog "bocage (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * Made from the sources of this version; see CHANGELOG.md.

 -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}
")
foreach(file ${doc}/changelog ${man}/bocage.1 ${man}/bocage-cli.1)
  execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
# The licence is in the copyright file now; links to it go there.
file(REMOVE ${doc}/LICENSE)
file(READ ${doc}/README.md readme)
string(REPLACE "(LICENSE)" "(copyright)" readme "${readme}")
file(WRITE ${doc}/README.md "${readme}")
file(GLOB_RECURSE installed LIST_DIRECTORIES OFF ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/*)
file(CHMOD ${installed} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
