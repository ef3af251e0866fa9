<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArmyReviews</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyStatus</name>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyText</name>
    <message numerus="yes">
        <source>%n Suppressed marker(s)</source>
        <translation>
            <numerusform>%n Suppressed marker</numerusform>
            <numerusform>%n Suppressed markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyWords</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n order(s)</source>
        <translation>
            <numerusform>+%n order</numerusform>
            <numerusform>+%n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>range %n interspace(s)</source>
        <translation>
            <numerusform>range %n interspace</numerusform>
            <numerusform>range %n interspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) for spells</source>
        <translation>
            <numerusform>%n space for spells</numerusform>
            <numerusform>%n spaces for spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Costs %n point.</numerusform>
            <numerusform>Costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The caster takes %n Suppressed marker(s).</source>
        <translation>
            <numerusform>The caster takes %n Suppressed marker.</numerusform>
            <numerusform>The caster takes %n Suppressed markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches %n interspace(s) far.</source>
        <translation>
            <numerusform>Reaches %n interspace far.</numerusform>
            <numerusform>Reaches %n interspaces far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches %n space(s) far.</source>
        <translation>
            <numerusform>Reaches %n space far.</numerusform>
            <numerusform>Reaches %n spaces far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes with %n marker(s).</source>
        <translation>
            <numerusform>Comes with %n marker.</numerusform>
            <numerusform>Comes with %n markers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be used %n time(s).</source>
        <translation>
            <numerusform>Can be used %n time.</numerusform>
            <numerusform>Can be used %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n more order(s).</source>
        <translation>
            <numerusform>Gives %n more order.</numerusform>
            <numerusform>Gives %n more orders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n spell(s).</source>
        <translation>
            <numerusform>Holds %n spell.</numerusform>
            <numerusform>Holds %n spells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BasicsSection</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s)</source>
        <translation>
            <numerusform>%n side</numerusform>
            <numerusform>%n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BundleExporter</name>
    <message numerus="yes">
        <source>%n linked file(s) could not be read and stay links.</source>
        <translation>
            <numerusform>%n linked file could not be read and stays a link.</numerusform>
            <numerusform>%n linked files could not be read and stay links.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that no installed pack has stay ghosts.</source>
        <translation>
            <numerusform>%n name that no installed pack has stays a ghost.</numerusform>
            <numerusform>%n names that no installed pack has stay ghosts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignWords</name>
    <message numerus="yes">
        <source>%1 won in %n turn(s)</source>
        <translation>
            <numerusform>%1 won in %n turn</numerusform>
            <numerusform>%1 won in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n turn(s)</source>
        <translation>
            <numerusform>%1 after %n turn</numerusform>
            <numerusform>%1 after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scored %n victory point(s).</source>
        <translation>
            <numerusform>%1 scored %n victory point.</numerusform>
            <numerusform>%1 scored %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is given %n × %2, after &quot;%3&quot;.</source>
        <translation>
            <numerusform>%1 is given %n × %2, after &quot;%3&quot;.</numerusform>
            <numerusform>%1 is given %n × %2, after &quot;%3&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) more to recruit with, after &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 has %n point more to recruit with, after &quot;%2&quot;.</numerusform>
            <numerusform>%1 has %n points more to recruit with, after &quot;%2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) fewer to recruit with, after &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 has %n point fewer to recruit with, after &quot;%2&quot;.</numerusform>
            <numerusform>%1 has %n points fewer to recruit with, after &quot;%2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starts without %n × %2, lost in &quot;%3&quot;.</source>
        <translation>
            <numerusform>%1 starts without %n × %2, lost in &quot;%3&quot;.</numerusform>
            <numerusform>%1 starts without %n × %2, lost in &quot;%3&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) more to recruit with.</source>
        <translation>
            <numerusform>%1 has %n point more to recruit with.</numerusform>
            <numerusform>%1 has %n points more to recruit with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) fewer to recruit with.</source>
        <translation>
            <numerusform>%1 has %n point fewer to recruit with.</numerusform>
            <numerusform>%1 has %n points fewer to recruit with.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) judged</source>
        <translation>
            <numerusform>%n document judged</numerusform>
            <numerusform>%n documents judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted by the author</source>
        <translation>
            <numerusform>%n finding accepted by the author</numerusform>
            <numerusform>%n findings accepted by the author</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable</source>
        <translation>
            <numerusform>%n unreadable</numerusform>
            <numerusform>%n unreadable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n cost(s) unknown)</source>
        <translation>
            <numerusform>(%n cost unknown)</numerusform>
            <numerusform>(%n costs unknown)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fix(es) applied</source>
        <translation>
            <numerusform>%n fix applied</numerusform>
            <numerusform>%n fixes applied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) left</source>
        <translation>
            <numerusform>%n error left</numerusform>
            <numerusform>%n errors left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) left</source>
        <translation>
            <numerusform>%n warning left</numerusform>
            <numerusform>%n warnings left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) passed</source>
        <translation>
            <numerusform>%1 of %n army passed</numerusform>
            <numerusform>%1 of %n armies passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in your boxes (%n):</source>
        <translation>
            <numerusform>Not in your boxes (%n):</numerusform>
            <numerusform>Not in your boxes (%n):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not in your boxes</source>
        <translation>
            <numerusform>%n not in your boxes</numerusform>
            <numerusform>%n not in your boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rule test(s) passed</source>
        <translation>
            <numerusform>%1 of %n rule test passed</numerusform>
            <numerusform>%1 of %n rule tests passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this pack compared</source>
        <translation>
            <numerusform>%n piece of this pack compared</numerusform>
            <numerusform>%n pieces of this pack compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n far from what their value costs</source>
        <translation>
            <numerusform>%n far from what its value costs</numerusform>
            <numerusform>%n far from what their value costs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) looked at</source>
        <translation>
            <numerusform>%n document looked at</numerusform>
            <numerusform>%n documents looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n made with another version of a pack</source>
        <translation>
            <numerusform>%n made with another version of a pack</numerusform>
            <numerusform>%n made with another version of a pack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n written</source>
        <translation>
            <numerusform>%n written</numerusform>
            <numerusform>%n written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n ghost</numerusform>
            <numerusform>%n ghosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopiesOwned</name>
    <message numerus="yes">
        <source>All %n copies that you own are on the map.</source>
        <translation>
            <numerusform>The only copy that you own is on the map.</numerusform>
            <numerusform>All %n copies that you own are on the map.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesExport</name>
    <message numerus="yes">
        <source>%1 deck, %n card(s): %2</source>
        <translation>
            <numerusform>%1 deck, %n card: %2</numerusform>
            <numerusform>%1 deck, %n cards: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesFortress</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Deep One(s)</source>
        <translation>
            <numerusform>%n Deep One</numerusform>
            <numerusform>%n Deep Ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives %n card(s)</source>
        <translation>
            <numerusform>gives %n card</numerusform>
            <numerusform>gives %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n sword(s)</source>
        <translation>
            <numerusform>takes %n sword</numerusform>
            <numerusform>takes %n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds %n of it.</source>
        <translation>
            <numerusform>The box holds %n of it.</numerusform>
            <numerusform>The box holds %n of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <translation>
            <numerusform>%n castle</numerusform>
            <numerusform>%n castles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in decks</source>
        <translation>
            <numerusform>%n card in decks</numerusform>
            <numerusform>%n cards in decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesOdds</name>
    <message numerus="yes">
        <source>The Village deck: %n card(s)</source>
        <translation>
            <numerusform>The Village deck: %n card</numerusform>
            <numerusform>The Village deck: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesPrints</name>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deck, %n card(s):</source>
        <translation>
            <numerusform>%1 deck, %n card:</numerusform>
            <numerusform>%1 deck, %n cards:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under an Ambush for %n more turn(s).</source>
        <translation>
            <numerusform>Under an Ambush for %n more turn.</numerusform>
            <numerusform>Under an Ambush for %n more turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesSimulation</name>
    <message numerus="yes">
        <source>%n game(s): who begins wins %1 (%2 to %3)</source>
        <translation>
            <numerusform>%n game: who begins wins %1 (%2 to %3)</numerusform>
            <numerusform>%n games: who begins wins %1 (%2 to %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of one player alone</source>
        <translation>
            <numerusform>%n run of one player alone</numerusform>
            <numerusform>%n runs of one player alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario breaks %n rule(s), which the Problems panel and validate tell.</source>
        <translation>
            <numerusform>The scenario breaks %n rule, which the Problems panel and validate tell.</numerusform>
            <numerusform>The scenario breaks %n rules, which the Problems panel and validate tell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n game(s) came to an end: nobody can be said to win.</source>
        <translation>
            <numerusform>The game did not come to an end: nobody can be said to win.</numerusform>
            <numerusform>None of %n games came to an end: nobody can be said to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run that does not get there within %n turn(s) counts with all of them, so that the mean is no less than what is told.</source>
        <translation>
            <numerusform>A run that does not get there within %n turn counts with it, so that the mean is no less than what is told.</numerusform>
            <numerusform>A run that does not get there within %n turns counts with all of them, so that the mean is no less than what is told.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesWords</name>
    <message numerus="yes">
        <source>Draws %n card(s).</source>
        <translation>
            <numerusform>Draws %n card.</numerusform>
            <numerusform>Draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Thief takes %n Gold.</source>
        <translation>
            <numerusform>A Thief takes %n Gold.</numerusform>
            <numerusform>A Thief takes %n Gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message numerus="yes">
        <source>%n thing(s) added</source>
        <translation>
            <numerusform>%n thing added</numerusform>
            <numerusform>%n things added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) removed</source>
        <translation>
            <numerusform>%n thing removed</numerusform>
            <numerusform>%n things removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) changed</source>
        <translation>
            <numerusform>%n thing changed</numerusform>
            <numerusform>%n things changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentFacts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s)</source>
        <translation>
            <numerusform>%n side</numerusform>
            <numerusform>%n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 spaces · %n side(s)</source>
        <translation>
            <numerusform>%1 × %2 spaces · %n side</numerusform>
            <numerusform>%1 × %2 spaces · %n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign of %n chapter(s)</source>
        <translation>
            <numerusform>Campaign of %n chapter</numerusform>
            <numerusform>Campaign of %n chapters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportLosses</name>
    <message numerus="yes">
        <source>%n counter(s) and marker(s) on the map.</source>
        <translation>
            <numerusform>%n counter or marker on the map.</numerusform>
            <numerusform>%n counters and markers on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn track with %n event(s).</source>
        <translation>
            <numerusform>The turn track with %n event.</numerusform>
            <numerusform>The turn track with %n events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) of tokens.</source>
        <translation>
            <numerusform>%n bag of tokens.</numerusform>
            <numerusform>%n bags of tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to army files: the armies are taken inside the scenario.</source>
        <translation>
            <numerusform>%n link to an army file: the army is taken inside the scenario.</numerusform>
            <numerusform>%n links to army files: the armies are taken inside the scenario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) that lie face down show their backs and have names that tell nothing, but whoever turns them over or reads the file itself learns what they are.</source>
        <translation>
            <numerusform>%n thing that lies face down shows its back and has a name that tells nothing, but whoever turns it over or reads the file itself learns what it is.</numerusform>
            <numerusform>%n things that lie face down show their backs and have names that tell nothing, but whoever turns them over or reads the file itself learns what they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) that not every player may know are in the files: whoever opens them can read it. Export for one player instead.</source>
        <translation>
            <numerusform>%n thing that not every player may know is in the files: whoever opens them can read it. Export for one player instead.</numerusform>
            <numerusform>%n things that not every player may know are in the files: whoever opens them can read them. Export for one player instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>No open pack has &quot;%1&quot;; it is used %n time(s) and shown as a ghost.</source>
        <translation>
            <numerusform>No open pack has &quot;%1&quot;; it is used %n time and shown as a ghost.</numerusform>
            <numerusform>No open pack has &quot;%1&quot;; it is used %n times and shown as a ghost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The army costs %1 of %2 points: %n point(s) too many.</source>
        <translation>
            <numerusform>The army costs %1 of %2 points: %n point too many.</numerusform>
            <numerusform>The army costs %1 of %2 points: %n points too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The total of %1 points is provisional: %n cost(s) are unknown.</source>
        <translation>
            <numerusform>The total of %1 points is provisional: %n cost is unknown.</numerusform>
            <numerusform>The total of %1 points is provisional: %n costs are unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %3 spells but has only %n space(s).</source>
        <translation>
            <numerusform>%1 holds %3 spells but has only %n space.</numerusform>
            <numerusform>%1 holds %3 spells but has only %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The army has %1 orders; ten are the most, so %n star(s) are wasted.</source>
        <translation>
            <numerusform>The army has %1 orders; ten are the most, so %n star is wasted.</numerusform>
            <numerusform>The army has %1 orders; ten are the most, so %n stars are wasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The army has %1 orders but only %n unit(s) able to take one.</source>
        <translation>
            <numerusform>The army has %1 orders but only %n unit able to take one.</numerusform>
            <numerusform>The army has %1 orders but only %n units able to take one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 breaks after %2 losses but brings only %n unit(s): it can never break.</source>
        <translation>
            <numerusform>%1 breaks after %2 losses but brings only %n unit: it can never break.</numerusform>
            <numerusform>%1 breaks after %2 losses but brings only %n units: it can never break.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Grow the zone by %n space(s)</source>
        <translation>
            <numerusform>Grow the zone by %n space</numerusform>
            <numerusform>Grow the zone by %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) belong to the side &quot;%1&quot;, which does not exist.</source>
        <translation>
            <numerusform>%n thing belongs to the side &quot;%1&quot;, which does not exist.</numerusform>
            <numerusform>%n things belong to the side &quot;%1&quot;, which does not exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n thing(s) that are made of it</source>
        <translation>
            <numerusform>Remove the %n thing that is made of it</numerusform>
            <numerusform>Remove the %n things that are made of it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) out of the deck</source>
        <translation>
            <numerusform>Take %n card out of the deck</numerusform>
            <numerusform>Take %n cards out of the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n dearest thing(s)</source>
        <translation>
            <numerusform>Remove the dearest thing</numerusform>
            <numerusform>Remove the %n dearest things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the last %n spell(s) out of the book</source>
        <translation>
            <numerusform>Take the last spell out of the book</numerusform>
            <numerusform>Take the last %n spells out of the book</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) belong to the player &quot;%1&quot;, who does not exist.</source>
        <translation>
            <numerusform>%n thing belongs to the player &quot;%1&quot;, who does not exist.</numerusform>
            <numerusform>%n things belong to the player &quot;%1&quot;, who does not exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away the %n thing(s) there is no cardboard for</source>
        <translation>
            <numerusform>Take away the thing there is no cardboard for</numerusform>
            <numerusform>Take away the %n things there is no cardboard for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n army(ies); each player leads one.</source>
        <translation>
            <numerusform>%1 has %n army; each player leads one.</numerusform>
            <numerusform>%1 has %n armies; each player leads one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), %1 first, come from a tile that is no longer in the army.</source>
        <translation>
            <numerusform>%n counter, %1, comes from a tile that is no longer in the army.</numerusform>
            <numerusform>%n counters, %1 among them, come from a tile that is no longer in the army.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), %1 first, belong to %2, who do not play on their side.</source>
        <translation>
            <numerusform>%n counter, %1, belongs to %2, who do not play on its side.</numerusform>
            <numerusform>%n counters, %1 among them, belong to %2, who do not play on their side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of %2, %1 first, stand on the map without a side.</source>
        <translation>
            <numerusform>%n counter of %2, %1, stands on the map without a side.</numerusform>
            <numerusform>%n counters of %2, %1 among them, stand on the map without a side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give the %n counter(s) to %2</source>
        <translation>
            <numerusform>Give the counter to %2</numerusform>
            <numerusform>Give the %n counters to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the %n counter(s) off the map</source>
        <translation>
            <numerusform>Take the counter off the map</numerusform>
            <numerusform>Take the %n counters off the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s), but your boxes hold %3.</source>
        <translation>
            <numerusform>%1: used %n time, but your boxes hold %3.</numerusform>
            <numerusform>%1: used %n times, but your boxes hold %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s), but your boxes hold none.</source>
        <translation>
            <numerusform>%1: used %n time, but your boxes hold none.</numerusform>
            <numerusform>%1: used %n times, but your boxes hold none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), %1 first, stand on the map for %2, but no army brings them and the scenario does not hand them out.</source>
        <translation>
            <numerusform>%n counter, %1 first, stand on the map for %2, but no army brings them and the scenario does not hand them out.</numerusform>
            <numerusform>%n counters, %1 first, stand on the map for %2, but no army brings them and the scenario does not hand them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand the %n counter(s) out to the player</source>
        <translation>
            <numerusform>Hand the %n counter out to the player</numerusform>
            <numerusform>Hand the %n counters out to the player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game needs two to four players; %n seat(s) are taken.</source>
        <translation>
            <numerusform>The game needs two to four players; %n seat is taken.</numerusform>
            <numerusform>The game needs two to four players; %n seats are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game takes four players at most; %n seat(s) are taken.</source>
        <translation>
            <numerusform>The game takes four players at most; %n seat is taken.</numerusform>
            <numerusform>The game takes four players at most; %n seats are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The book pictures the table for two players; how %n sit is up to you.</source>
        <translation>
            <numerusform>The book pictures the table for two players; how %n sits is up to you.</numerusform>
            <numerusform>The book pictures the table for two players; how %n sit is up to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario calls itself official, but %n card(s) have values that we made up, such as %2.</source>
        <translation>
            <numerusform>The scenario calls itself official, but %n card has values that we made up, such as %2.</numerusform>
            <numerusform>The scenario calls itself official, but %n cards have values that we made up, such as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are posted on %1 before the game begins.</source>
        <translation>
            <numerusform>%n card is posted on %1 before the game begins.</numerusform>
            <numerusform>%n cards are posted on %1 before the game begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n siege weapon(s) before the game begins.</source>
        <translation>
            <numerusform>%1 has %n siege weapon before the game begins.</numerusform>
            <numerusform>%1 has %n siege weapons before the game begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n monster(s) before the game begins.</source>
        <translation>
            <numerusform>%1 has %n monster before the game begins.</numerusform>
            <numerusform>%1 has %n monsters before the game begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has fallen, but %n card(s) are still posted on it.</source>
        <translation>
            <numerusform>%1 has fallen, but %n card is still posted on it.</numerusform>
            <numerusform>%1 has fallen, but %n cards are still posted on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n wall(s)</source>
        <translation>
            <numerusform>Take away %n wall</numerusform>
            <numerusform>Take away %n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %2 have no terrain of the eight, the first at %3: nobody knows what entering costs.</source>
        <translation>
            <numerusform>%n cell of %2 has no terrain of the eight, at %3: nobody knows what entering costs.</numerusform>
            <numerusform>%n cells of %2 have no terrain of the eight, the first at %3: nobody knows what entering costs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed cell(s) of %2 name a terrain that does not exist, the first at %3.</source>
        <translation>
            <numerusform>%n mixed cell of %2 names a terrain that does not exist, at %3.</numerusform>
            <numerusform>%n mixed cells of %2 name a terrain that does not exist, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixed cell(s) of %2 count as a terrain that they do not show, the first at %3.</source>
        <translation>
            <numerusform>%n mixed cell of %2 counts as a terrain that it does not show, at %3.</numerusform>
            <numerusform>%n mixed cells of %2 count as a terrain that they do not show, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %2 are described twice, the first at %3.</source>
        <translation>
            <numerusform>%n cell of %2 is described twice, at %3.</numerusform>
            <numerusform>%n cells of %2 are described twice, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half cell(s) of %2 lie on none of its edges, the first at %3: no other map could adjoin there.</source>
        <translation>
            <numerusform>%n half cell of %2 lies on none of its edges, at %3: no other map could adjoin there.</numerusform>
            <numerusform>%n half cells of %2 lie on none of its edges, the first at %3: no other map could adjoin there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The edges of %2 name %n cell(s) that are not half, the first at %3.</source>
        <translation>
            <numerusform>The edges of %2 name %n cell that is not half, at %3.</numerusform>
            <numerusform>The edges of %2 name %n cells that are not half, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %2 hold two sites, the first at %3.</source>
        <translation>
            <numerusform>%n cell of %2 holds two sites, at %3.</numerusform>
            <numerusform>%n cells of %2 hold two sites, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) of %2 lie on half cells, the first at %3.</source>
        <translation>
            <numerusform>%n site of %2 lies on a half cell, at %3.</numerusform>
            <numerusform>%n sites of %2 lie on half cells, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) of %2 lie in the water, the first at %3.</source>
        <translation>
            <numerusform>%n site of %2 lies in the water, at %3.</numerusform>
            <numerusform>%n sites of %2 lie in the water, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is a terrain map, but %n cell(s) of it hold a site of the Shadow Realm, the first at %3.</source>
        <translation>
            <numerusform>%2 is a terrain map, but %n cell of it holds a site of the Shadow Realm, at %3.</numerusform>
            <numerusform>%2 is a terrain map, but %n cells of it hold a site of the Shadow Realm, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is the Shadow Realm, but %n cell(s) of it hold a site of terrain maps, the first at %3.</source>
        <translation>
            <numerusform>%2 is the Shadow Realm, but %n cell of it holds a site of terrain maps, at %3.</numerusform>
            <numerusform>%2 is the Shadow Realm, but %n cells of it hold a site of terrain maps, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A water of %n cell(s) around %2 has no launch on its shore: no avatar can ever sail it.</source>
        <translation>
            <numerusform>A water of %n cell at %2 has no launch on its shore: no avatar can ever sail it.</numerusform>
            <numerusform>A water of %n cells around %2 has no launch on its shore: no avatar can ever sail it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routes of %2 end at a side that the next cell does not take up: %n cell(s), the first at %3.</source>
        <translation>
            <numerusform>A route of %2 ends at a side that the next cell does not take up: %n cell, at %3.</numerusform>
            <numerusform>Routes of %2 end at a side that the next cell does not take up: %n cells, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routes of %2 lead over a joined edge to a half cell without one: %n cell(s), the first at %3.</source>
        <translation>
            <numerusform>A route of %2 leads over a joined edge to a half cell without one: %n cell, at %3.</numerusform>
            <numerusform>Routes of %2 lead over a joined edge to half cells without one: %n cells, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) of %2 have no water below or beside them, the first at %3.</source>
        <translation>
            <numerusform>%n bridge of %2 has no water below or beside it, at %3.</numerusform>
            <numerusform>%n bridges of %2 have no water below or beside them, the first at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A road or path of %2 runs over water without a bridge: %n cell(s), the first at %3. Nobody can follow it there on foot.</source>
        <translation>
            <numerusform>A road or path of %2 runs over water without a bridge: %n cell, at %3. Nobody can follow it there on foot.</numerusform>
            <numerusform>Roads or paths of %2 run over water without a bridge: %n cells, the first at %3. Nobody can follow them there on foot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Avatars who get to %n cell(s) of %2 cannot leave again, as at %3: no launch, and no way to a Gate.</source>
        <translation>
            <numerusform>Avatars who get to %n cell of %2 cannot leave it again, %3: no launch, and no way to a Gate.</numerusform>
            <numerusform>Avatars who get to %n cells of %2 cannot leave again, as at %3: no launch, and no way to a Gate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lair(s) have no token; with Hard every lair is stocked.</source>
        <translation>
            <numerusform>%n lair has no token; with Hard every lair is stocked.</numerusform>
            <numerusform>%n lairs have no token; with Hard every lair is stocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shadow Gate(s) begin without a seal, the first at %2.</source>
        <translation>
            <numerusform>%n Shadow Gate begins without a seal, at %2.</numerusform>
            <numerusform>%n Shadow Gates begin without a seal, the first at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shadow Gate(s) cannot be reached from the pit, the first at %2.</source>
        <translation>
            <numerusform>%n Shadow Gate cannot be reached from the pit, at %2.</numerusform>
            <numerusform>%n Shadow Gates cannot be reached from the pit, the first at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario has %n rule(s) of its own.</source>
        <translation>
            <numerusform>The scenario has %n rule of its own.</numerusform>
            <numerusform>The scenario has %n rules of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario calls itself official, but uses %n thing(s) that we made up, such as %2.</source>
        <translation>
            <numerusform>The scenario calls itself official, but uses %n thing that we made up: %2.</numerusform>
            <numerusform>The scenario calls itself official, but uses %n things that we made up, such as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the Gate of %1: strongholds at %2 to %3 movement points for avatars; the nearest is %n step(s) away for a Shadow.</source>
        <translation>
            <numerusform>From the Gate of %1: strongholds at %2 to %3 movement points for avatars; the nearest is %n step away for a Shadow.</numerusform>
            <numerusform>From the Gate of %1: strongholds at %2 to %3 movement points for avatars; the nearest is %n steps away for a Shadow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Shadow that arrives on %1 at %2 has %n step(s) to the Well at %3: it may attack it within two turns.</source>
        <translation>
            <numerusform>A Shadow that arrives on %1 at %2 has %n step to the Well at %3: it may attack it within two turns.</numerusform>
            <numerusform>A Shadow that arrives on %1 at %2 has %n steps to the Well at %3: it may attack it within two turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is said to have %n cell(s) more than it has, the first at %3: what is there is lost.</source>
        <translation>
            <numerusform>%2 is said to have %n cell more than it has, at %3: what is there is lost.</numerusform>
            <numerusform>%2 is said to have %n cells more than it has, the first at %3: what is there is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %1 a zone of %n space(s)</source>
        <translation>
            <numerusform>Give %1 a zone of %n space</numerusform>
            <numerusform>Give %1 a zone of %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fitness</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n waived</numerusform>
            <numerusform>%n waived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal with %n waiver(s)</source>
        <translation>
            <numerusform>Legal with %n waiver</numerusform>
            <numerusform>Legal with %n waivers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorFacts</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n entrance</numerusform>
            <numerusform>%n entrances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s)</source>
        <translation>
            <numerusform>%n window</numerusform>
            <numerusform>%n windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MaliceExport</name>
    <message numerus="yes">
        <source>%n avatar(s)</source>
        <translation>
            <numerusform>%n avatar</numerusform>
            <numerusform>%n avatars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n healthy life token(s) together</source>
        <translation>
            <numerusform>%n healthy life token together</numerusform>
            <numerusform>%n healthy life tokens together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soulshard(s) together</source>
        <translation>
            <numerusform>%n soulshard together</numerusform>
            <numerusform>%n soulshards together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n potion(s)</source>
        <translation>
            <numerusform>%n potion</numerusform>
            <numerusform>%n potions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MaliceReach</name>
    <message numerus="yes">
        <source>A Shadow at %1 goes to %2, %n step(s) (SOM-STURN-10):</source>
        <translation>
            <numerusform>A Shadow at %1 goes to %2, %n step (SOM-STURN-10):</numerusform>
            <numerusform>A Shadow at %1 goes to %2, %n steps (SOM-STURN-10):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wells are equally near; the lot decides (SOM-STURN-22).</source>
        <translation>
            <numerusform>%n Well is equally near; the lot decides (SOM-STURN-22).</numerusform>
            <numerusform>%n Wells are equally near; the lot decides (SOM-STURN-22).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %2 movement point(s),</source>
        <translation>
            <numerusform>%1 costs %2 movement point,</numerusform>
            <numerusform>%1 costs %2 movement points,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 round(s) on average.</source>
        <comment>after a price</comment>
        <translation>
            <numerusform>%1 round on average.</numerusform>
            <numerusform>%1 rounds on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 with %2 movement point(s) (a cell with ! begins a fight):</source>
        <translation>
            <numerusform>From %1 with %2 movement point (a cell with ! begins a fight):</numerusform>
            <numerusform>From %1 with %2 movement points (a cell with ! begins a fight):</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MaliceSimulation</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>power and abilities by %n avatar(s) in play</source>
        <translation>
            <numerusform>power and abilities by %n avatar in play</numerusform>
            <numerusform>power and abilities by %n avatars in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of power %2: life %3, combat %4, wounds %5, %n ability(s)</source>
        <translation>
            <numerusform>%1 of power %2: life %3, combat %4, wounds %5, %n ability</numerusform>
            <numerusform>%1 of power %2: life %3, combat %4, wounds %5, %n abilities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message numerus="yes">
        <source>%n demolition point(s)</source>
        <translation>
            <numerusform>%n demolition point</numerusform>
            <numerusform>%n demolition points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>terror of %n poison marker(s)</source>
        <translation>
            <numerusform>terror of %n poison marker</numerusform>
            <numerusform>terror of %n poison markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice, a point for each 4 or more; %1 of %2 points so far</source>
        <translation>
            <numerusform>%n die, a point for each 4 or more; %1 of %2 points so far</numerusform>
            <numerusform>%n dice, a point for each 4 or more; %1 of %2 points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zombie(s) in the bag</source>
        <translation>
            <numerusform>%n Zombie in the bag</numerusform>
            <numerusform>%n Zombies in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s) beside it</source>
        <translation>
            <numerusform>%n free space beside it</numerusform>
            <numerusform>%n free spaces beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zombie(s)</source>
        <translation>
            <numerusform>%n Zombie</numerusform>
            <numerusform>%n Zombies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message numerus="yes">
        <source>%n cards on the table.</source>
        <translation>
            <numerusform>%n card on the table.</numerusform>
            <numerusform>%n cards on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links to fortress files: the fortresses are taken inside the scenario.</source>
        <translation>
            <numerusform>%n link to a fortress file: the fortress is taken inside the scenario.</numerusform>
            <numerusform>%n links to fortress files: the fortresses are taken inside the scenario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can build %1 of the %n fortresses in %2.</source>
        <translation>
            <numerusform>You can build %1 of the %n fortress in %2.</numerusform>
            <numerusform>You can build %1 of the %n fortresses in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n fortresses passed</source>
        <translation>
            <numerusform>%1 of %n fortress passed</numerusform>
            <numerusform>%1 of %n fortresses passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your fortresses change: %1.</source>
        <translation>
            <numerusform>%n of your fortresses changes: %1.</numerusform>
            <numerusform>%n of your fortresses change: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cards</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules looked at: packs, decks, table and fortresses.</source>
        <translation>
            <numerusform>%n rule looked at: packs, decks, table and fortresses.</numerusform>
            <numerusform>%n rules looked at: packs, decks, table and fortresses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search %n avatars…</source>
        <translation>
            <numerusform>Search %n avatar…</numerusform>
            <numerusform>Search %n avatars…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n avatars and tokens</source>
        <translation>
            <numerusform>%n avatar or token</numerusform>
            <numerusform>%n avatars and tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on the map.</source>
        <translation>
            <numerusform>%n token on the map.</numerusform>
            <numerusform>%n tokens on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links to party files: the parties are taken inside the scenario.</source>
        <translation>
            <numerusform>%n link to a party file: the party is taken inside the scenario.</numerusform>
            <numerusform>%n links to party files: the parties are taken inside the scenario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can play %1 of the %n parties in %2.</source>
        <translation>
            <numerusform>You can play %1 of the %n party in %2.</numerusform>
            <numerusform>You can play %1 of the %n parties in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n parties passed</source>
        <translation>
            <numerusform>%1 of %n party passed</numerusform>
            <numerusform>%1 of %n parties passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your parties change: %1.</source>
        <translation>
            <numerusform>%n of your parties changes: %1.</numerusform>
            <numerusform>%n of your parties change: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n avatars</source>
        <translation>
            <numerusform>%1, %n avatar</numerusform>
            <numerusform>%1, %n avatars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules looked at: packs, maps, set-up and parties.</source>
        <translation>
            <numerusform>%n rule looked at: packs, maps, set-up and parties.</numerusform>
            <numerusform>%n rules looked at: packs, maps, set-up and parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackDifference</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackEdits</name>
    <message numerus="yes">
        <source>Add %n piece(s)</source>
        <translation>
            <numerusform>Add %n piece</numerusform>
            <numerusform>Add %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n piece(s) into the pack</source>
        <translation>
            <numerusform>Copy %n piece into the pack</numerusform>
            <numerusform>Copy %n pieces into the pack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n piece(s)</source>
        <translation>
            <numerusform>Remove %n piece</numerusform>
            <numerusform>Remove %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message numerus="yes">
        <source>%1 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %n card</numerusform>
            <numerusform>%1 · %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefreshOffer</name>
    <message numerus="yes">
        <source>%n file(s) of its chapters were made with another version of a pack.</source>
        <translation>
            <numerusform>%n file of its chapters was made with another version of a pack.</numerusform>
            <numerusform>%n files of its chapters were made with another version of a pack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more change(s).</source>
        <translation>
            <numerusform>And %n more change.</numerusform>
            <numerusform>And %n more changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Costs %n point.</numerusform>
            <numerusform>Costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTestWords</name>
    <message numerus="yes">
        <source>It takes %n movement point(s).</source>
        <translation>
            <numerusform>It takes %n movement point.</numerusform>
            <numerusform>It takes %n movement points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioEdits</name>
    <message numerus="yes">
        <source>Move %n thing(s)</source>
        <translation>
            <numerusform>Move %n thing</numerusform>
            <numerusform>Move %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n thing(s)</source>
        <translation>
            <numerusform>Rotate %n thing</numerusform>
            <numerusform>Rotate %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip %n thing(s)</source>
        <translation>
            <numerusform>Flip %n thing</numerusform>
            <numerusform>Flip %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n thing(s)</source>
        <translation>
            <numerusform>Delete %n thing</numerusform>
            <numerusform>Delete %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n thing(s)</source>
        <translation>
            <numerusform>Duplicate %n thing</numerusform>
            <numerusform>Duplicate %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n thing(s)</source>
        <translation>
            <numerusform>Paste %n thing</numerusform>
            <numerusform>Paste %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n board(s)</source>
        <translation>
            <numerusform>Lay out %n board</numerusform>
            <numerusform>Lay out %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %n thing(s)</source>
        <translation>
            <numerusform>Align %n thing</numerusform>
            <numerusform>Align %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n edge piece(s)</source>
        <translation>
            <numerusform>Add %n edge piece</numerusform>
            <numerusform>Add %n edge pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n thing(s)</source>
        <translation>
            <numerusform>Replace %n thing</numerusform>
            <numerusform>Replace %n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 (%n space(s))</source>
        <translation>
            <numerusform>%1 to %2 (%n space)</numerusform>
            <numerusform>%1 to %2 (%n spaces)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolText</name>
    <message numerus="yes">
        <source>%n life point(s) lost</source>
        <translation>
            <numerusform>%n life point lost</numerusform>
            <numerusform>%n life points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Suppressed</source>
        <translation>
            <numerusform>%n Suppressed</numerusform>
            <numerusform>%n Suppressed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) from %1</source>
        <translation>
            <numerusform>%n movement point from %1</numerusform>
            <numerusform>%n movement points from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n movement point(s)</source>
        <translation>
            <numerusform>%1: %n movement point</numerusform>
            <numerusform>%1: %n movement points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VictoryWords</name>
    <message numerus="yes">
        <source>eliminating at least %n of these: %1</source>
        <translation>
            <numerusform>eliminating at least %n of these: %1</numerusform>
            <numerusform>eliminating at least %n of these: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eliminating at least %n enemy unit(s)</source>
        <translation>
            <numerusform>eliminating at least %n enemy unit</numerusform>
            <numerusform>eliminating at least %n enemy units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>capturing at least %n of these: %1</source>
        <translation>
            <numerusform>capturing at least %n of these: %1</numerusform>
            <numerusform>capturing at least %n of these: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>capturing at least %n objective(s)</source>
        <translation>
            <numerusform>capturing at least %n objective</numerusform>
            <numerusform>capturing at least %n objectives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holding at least %n of these at %2: %1</source>
        <translation>
            <numerusform>holding at least %n of these at %2: %1</numerusform>
            <numerusform>holding at least %n of these at %2: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holding at least %n objective(s) at %1</source>
        <translation>
            <numerusform>holding at least %n objective at %1</numerusform>
            <numerusform>holding at least %n objectives at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leading at least %n unit(s) off the battlefield</source>
        <translation>
            <numerusform>leading at least %n unit off the battlefield</numerusform>
            <numerusform>leading at least %n units off the battlefield</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leading at least %n unit(s) off the battlefield through %1</source>
        <translation>
            <numerusform>leading at least %n unit off the battlefield through %1</numerusform>
            <numerusform>leading at least %n units off the battlefield through %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scoring at least %n point(s)</source>
        <translation>
            <numerusform>scoring at least %n point</numerusform>
            <numerusform>scoring at least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeping at least %n unit(s) alive until %1</source>
        <translation>
            <numerusform>keeping at least %n unit alive until %1</numerusform>
            <numerusform>keeping at least %n units alive until %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each eliminated unit of %1</source>
        <translation>
            <numerusform>%n point for each eliminated unit of %1</numerusform>
            <numerusform>%n points for each eliminated unit of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each eliminated %1 of %2</source>
        <translation>
            <numerusform>%n point for each eliminated %1 of %2</numerusform>
            <numerusform>%n points for each eliminated %1 of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebStory</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::app::DocumentPages</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::app::MainWindow</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n safety copy(ies) from the last time are damaged and were set aside.</source>
        <translation>
            <numerusform>%n safety copy from the last time is damaged and was set aside.</numerusform>
            <numerusform>%n safety copies from the last time are damaged and were set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of this pack could not be read and are kept as they are.</source>
        <translation>
            <numerusform>%n file of this pack could not be read and is kept as it is.</numerusform>
            <numerusform>%n files of this pack could not be read and are kept as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::app::PackQuestion</name>
    <message numerus="yes">
        <source>%n thing(s) in it are wrong. It can be mended in the studio, not installed as it is:</source>
        <translation>
            <numerusform>%n thing in it is wrong. It can be mended in the studio, not installed as it is:</numerusform>
            <numerusform>%n things in it are wrong. It can be mended in the studio, not installed as it is:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your armies change: %1.</source>
        <translation>
            <numerusform>%n of your armies changes: %1.</numerusform>
            <numerusform>%n of your armies change: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your scenarios change: %1.</source>
        <translation>
            <numerusform>%n of your scenarios changes: %1.</numerusform>
            <numerusform>%n of your scenarios change: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other document(s) of yours change: %1.</source>
        <translation>
            <numerusform>%n other document of yours changes: %1.</numerusform>
            <numerusform>%n other documents of yours change: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::app::PreferencesDialog</name>
    <message numerus="yes">
        <source>You own %n box(es).</source>
        <translation>
            <numerusform>You own %n box.</numerusform>
            <numerusform>You own %n boxes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmyProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not owned</source>
        <translation>
            <numerusform>%n not owned</numerusform>
            <numerusform>%n not owned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmyWorkspace</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::BoxPanel</name>
    <message numerus="yes">
        <source>Search %n board(s)…</source>
        <translation>
            <numerusform>Search %n board…</numerusform>
            <numerusform>Search %n boards…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search %n overlay(s)…</source>
        <translation>
            <numerusform>Search %n overlay…</numerusform>
            <numerusform>Search %n overlays…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search %n unit(s)…</source>
        <translation>
            <numerusform>Search %n unit…</numerusform>
            <numerusform>Search %n units…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search %n token(s)…</source>
        <translation>
            <numerusform>Search %n token…</numerusform>
            <numerusform>Search %n tokens…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::BoxesDialog</name>
    <message numerus="yes">
        <source>✗ %n piece(s) missing</source>
        <translation>
            <numerusform>✗ %n piece missing</numerusform>
            <numerusform>✗ %n pieces missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can field %1 of the %n army(ies) in %2.</source>
        <translation>
            <numerusform>You can field %1 of the %n army in %2.</numerusform>
            <numerusform>You can field %1 of the %n armies in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlay(s)</source>
        <translation>
            <numerusform>%n overlay</numerusform>
            <numerusform>%n overlays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::BriefingView</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::CampaignWorkspace</name>
    <message numerus="yes">
        <source>%n result(s) entered</source>
        <translation>
            <numerusform>%n result entered</numerusform>
            <numerusform>%n results entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::CatalogueDetail</name>
    <message numerus="yes">
        <source>%n life point(s)</source>
        <translation>
            <numerusform>%n life point</numerusform>
            <numerusform>%n life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Costs %n point.</numerusform>
            <numerusform>Costs %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ContentPicker</name>
    <message numerus="yes">
        <source>Search %n piece(s)…</source>
        <translation>
            <numerusform>Search %n piece…</numerusform>
            <numerusform>Search %n pieces…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ExportDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Will be written: %n file(s)</source>
        <translation>
            <numerusform>Will be written: %n file</numerusform>
            <numerusform>Will be written: %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are there already.</source>
        <translation>
            <numerusform>%n file of this name is there already.</numerusform>
            <numerusform>%n files of these names are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>%n file written.</numerusform>
            <numerusform>%n files written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::HelpWindow</name>
    <message numerus="yes">
        <source>%1: %n rule(s)</source>
        <translation>
            <numerusform>%1: %n rule</numerusform>
            <numerusform>%1: %n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ImportCodeDialog</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of it are in none of your packs; they are kept by name.</source>
        <translation>
            <numerusform>%n thing of it is in none of your packs; it is kept by name.</numerusform>
            <numerusform>%n things of it are in none of your packs; they are kept by name.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::InspectorForm</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::InspectorPanel</name>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n thing selected</numerusform>
            <numerusform>%n things selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ItemForm</name>
    <message numerus="yes">
        <source>%n pieces are chosen: what you enter here is set for all of them.</source>
        <translation>
            <numerusform>%n piece is chosen: what you enter here is set for it.</numerusform>
            <numerusform>%n pieces are chosen: what you enter here is set for all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::MeasureTool</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) for %1</source>
        <translation>
            <numerusform>%n movement point for %1</numerusform>
            <numerusform>%n movement points for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::PickPiecesDialog</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::PlaceTool</name>
    <message numerus="yes">
        <source>%n edge(s) left out: %1</source>
        <translation>
            <numerusform>%n edge left out: %1</numerusform>
            <numerusform>%n edges left out: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n edge</numerusform>
            <numerusform>%n edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation>
            <numerusform>%n page written to %1.</numerusform>
            <numerusform>%n pages written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to %1.</source>
        <translation>
            <numerusform>%n page sent to %1.</numerusform>
            <numerusform>%n pages sent to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ProblemsBar</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n waived</numerusform>
            <numerusform>%n waived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not owned</source>
        <translation>
            <numerusform>%n not owned</numerusform>
            <numerusform>%n not owned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s) hidden by the filter.</source>
        <translation>
            <numerusform>%n problem hidden by the filter.</numerusform>
            <numerusform>%n problems hidden by the filter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) looked at: packs, battlefield, deployment, turns, victory and armies.</source>
        <translation>
            <numerusform>%n rule looked at: packs, battlefield, deployment, turns, victory and armies.</numerusform>
            <numerusform>%n rules looked at: packs, battlefield, deployment, turns, victory and armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) looked at: packs, points, slots, options and orders.</source>
        <translation>
            <numerusform>%n rule looked at: packs, points, slots, options and orders.</numerusform>
            <numerusform>%n rules looked at: packs, points, slots, options and orders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::QuickLayoutDialog</name>
    <message numerus="yes">
        <source>%n place(s) without a board.</source>
        <translation>
            <numerusform>%n place without a board.</numerusform>
            <numerusform>%n places without a board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) more than the boxes hold.</source>
        <translation>
            <numerusform>%n board more than the boxes hold.</numerusform>
            <numerusform>%n boards more than the boxes hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) more than your shelf holds.</source>
        <translation>
            <numerusform>%n board more than your shelf holds.</numerusform>
            <numerusform>%n boards more than your shelf holds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ReplaceDialog</name>
    <message numerus="yes">
        <source>Replace %n thing(s) by…</source>
        <translation>
            <numerusform>Replace %n thing by…</numerusform>
            <numerusform>Replace %n things by…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your shelf holds only %n more of it.</source>
        <translation>
            <numerusform>Your shelf holds only %n more of it.</numerusform>
            <numerusform>Your shelf holds only %n more of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::RosterBrowser</name>
    <message numerus="yes">
        <source>%1 of %n army(ies) passed</source>
        <translation>
            <numerusform>%1 of %n army passed</numerusform>
            <numerusform>%1 of %n armies passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ScenarioWorkspace</name>
    <message numerus="yes">
        <source>%n piece(s) of cardboard have no mirror image.</source>
        <translation>
            <numerusform>%n piece of cardboard has no mirror image.</numerusform>
            <numerusform>%n pieces of cardboard have no mirror image.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n thing selected</numerusform>
            <numerusform>%n things selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlay(s)</source>
        <translation>
            <numerusform>%n overlay</numerusform>
            <numerusform>%n overlays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) and marker(s)</source>
        <translation>
            <numerusform>%n unit or marker</numerusform>
            <numerusform>%n units and markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your shelf holds only %n more of it.</source>
        <translation>
            <numerusform>Your shelf holds only %n more of it.</numerusform>
            <numerusform>Your shelf holds only %n more of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::SelectTool</name>
    <message numerus="yes">
        <source>%n thing(s) on it went along.</source>
        <translation>
            <numerusform>%n thing on it went along.</numerusform>
            <numerusform>%n things on it went along.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::StudioView</name>
    <message numerus="yes">
        <source>%1: %n chosen</source>
        <translation>
            <numerusform>%1: %n chosen</numerusform>
            <numerusform>%1: %n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::StudioWorkspace</name>
    <message numerus="yes">
        <source>%n piece(s) chosen</source>
        <translation>
            <numerusform>%n piece chosen</numerusform>
            <numerusform>%n pieces chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in the pack</source>
        <translation>
            <numerusform>%n piece in the pack</numerusform>
            <numerusform>%n pieces in the pack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::TestsPage</name>
    <message numerus="yes">
        <source>%1 of %n rule test(s) passed</source>
        <translation>
            <numerusform>%1 of %n rule test passed</numerusform>
            <numerusform>%1 of %n rule tests passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n with values that no test touches</source>
        <translation>
            <numerusform>%1: %n with values that no test touches</numerusform>
            <numerusform>%1: %n with values that no test touches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::TotalsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) too many.</source>
        <translation>
            <numerusform>%n point too many.</numerusform>
            <numerusform>%n points too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left.</source>
        <translation>
            <numerusform>%n point left.</numerusform>
            <numerusform>%n points left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ValueTable</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ValueTableModel</name>
    <message numerus="yes">
        <source>Add %n piece(s)</source>
        <translation>
            <numerusform>Add %n piece</numerusform>
            <numerusform>Add %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::VariantsPanel</name>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>and %n more change</numerusform>
            <numerusform>and %n more changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, on the sheet, %n point(s)</source>
        <translation>
            <numerusform>%1, on the sheet, %n point</numerusform>
            <numerusform>%1, on the sheet, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s), %2</source>
        <translation>
            <numerusform>%1, %n point, %2</numerusform>
            <numerusform>%1, %n points, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::ZoneTool</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::DeckBuilder</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), %1 swords, %2 a card</source>
        <translation>
            <numerusform>%n card, %1 swords, %2 a card</numerusform>
            <numerusform>%n cards, %1 swords, %2 a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of %1 kinds</source>
        <translation>
            <numerusform>%n card of %1 kinds</numerusform>
            <numerusform>%n cards of %1 kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::OddsPanel</name>
    <message numerus="yes">
        <source>%n unknown monster(s)</source>
        <translation>
            <numerusform>%n unknown monster</numerusform>
            <numerusform>%n unknown monsters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::TableCanvas</name>
    <message numerus="yes">
        <source> (Ambush, %n turn(s))</source>
        <translation>
            <numerusform> (Ambush, %n turn)</numerusform>
            <numerusform> (Ambush, %n turns)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::TableCentre</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::TableOutline</name>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n card to draw</numerusform>
            <numerusform>%n cards to draw</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmySheetModel</name>
    <message numerus="yes">
        <source>%n order(s) while filled</source>
        <translation>
            <numerusform>%n order while filled</numerusform>
            <numerusform>%n orders while filled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmyTotalsModel</name>
    <message numerus="yes">
        <source>Provisional: %n cost(s) are unknown.</source>
        <translation>
            <numerusform>Provisional: %n cost is unknown.</numerusform>
            <numerusform>Provisional: %n costs are unknown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmyTrayModel</name>
    <message numerus="yes">
        <source>%1: %n still to be placed</source>
        <translation>
            <numerusform>%1: %n still to be placed</numerusform>
            <numerusform>%1: %n still to be placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::FindingsTree</name>
    <message numerus="yes">
        <source>%1, %n problem(s)</source>
        <translation>
            <numerusform>%1, %n problem</numerusform>
            <numerusform>%1, %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::PaletteModel</name>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::malice::Travel</name>
    <message numerus="yes">
        <source>From %1 with %n movement point(s)</source>
        <translation>
            <numerusform>From %1 with %n movement point</numerusform>
            <numerusform>From %1 with %n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A band of %n rolls %1 points on average.</source>
        <translation>
            <numerusform>A band of %n rolls %1 points on average.</numerusform>
            <numerusform>A band of %n rolls %1 points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Shadow goes %n step(s) from %1</source>
        <translation>
            <numerusform>A Shadow goes %n step from %1</numerusform>
            <numerusform>A Shadow goes %n steps from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>space, movement points</comment>
        <translation>
            <numerusform>%1: %2 point</numerusform>
            <numerusform>%1: %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s), more than it has</source>
        <translation>
            <numerusform>%1: %2 point, more than it has</numerusform>
            <numerusform>%1: %2 points, more than it has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 round(s) on average, two moves a round, without fights.</source>
        <translation>
            <numerusform>%1 rounds on average, two moves a round, without fights.</numerusform>
            <numerusform>%1 rounds on average, two moves a round, without fights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jump(s) through Gates: each needs a luck roll against 2, else the lot names the exit.</source>
        <translation>
            <numerusform>%n jump through a Gate: it needs a luck roll against 2, else the lot names the exit.</numerusform>
            <numerusform>%n jumps through Gates: each needs a luck roll against 2, else the lot names the exit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::print::Booklet</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand of %n card(s)</source>
        <translation>
            <numerusform>Hand of %n card</numerusform>
            <numerusform>Hand of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n place(s), drawn at set-up</source>
        <translation>
            <numerusform>one of %n place, drawn at set-up</numerusform>
            <numerusform>one of %n places, drawn at set-up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::print::CampaignBookletAid</name>
    <message numerus="yes">
        <source>A campaign of %n chapter(s)</source>
        <translation>
            <numerusform>A campaign of %n chapter</numerusform>
            <numerusform>A campaign of %n chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::print::cc::FortressSheetAid</name>
    <message numerus="yes">
        <source>%1 deck, %n card(s)</source>
        <translation>
            <numerusform>%1 deck, %n card</numerusform>
            <numerusform>%1 deck, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::print::cc::TableSheetAid</name>
    <message numerus="yes">
        <source>%1 is to move, with %n action(s) left. Can this turn be won?</source>
        <translation>
            <numerusform>%1 is to move, with %n action left. Can this turn be won?</numerusform>
            <numerusform>%1 is to move, with %n actions left. Can this turn be won?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under an Ambush for %n more turn(s).</source>
        <translation>
            <numerusform>Under an Ambush for %n more turn.</numerusform>
            <numerusform>Under an Ambush for %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) to draw.</source>
        <translation>
            <numerusform>%1: %n card to draw.</numerusform>
            <numerusform>%1: %n cards to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) to draw; discarded: %2.</source>
        <translation>
            <numerusform>%1: %n card to draw; discarded: %2.</numerusform>
            <numerusform>%1: %n cards to draw; discarded: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress card(s) were attacked in this turn.</source>
        <translation>
            <numerusform>%n fortress card was attacked in this turn.</numerusform>
            <numerusform>%n fortress cards were attacked in this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defender(s) were posted in this turn.</source>
        <translation>
            <numerusform>%n defender was posted in this turn.</numerusform>
            <numerusform>%n defenders were posted in this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son::ArmySheet</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaking point(s)</source>
        <translation>
            <numerusform>%n breaking point</numerusform>
            <numerusform>%n breaking points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special order(s)</source>
        <translation>
            <numerusform>%n special order</numerusform>
            <numerusform>%n special orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bluff(s)</source>
        <translation>
            <numerusform>%n bluff</numerusform>
            <numerusform>%n bluffs</numerusform>
        </translation>
    </message>
</context>
</TS>
