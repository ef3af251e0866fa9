<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n movement point(s) from %1</source>
        <translation>
            <numerusform>%n movement point from %1</numerusform>
            <numerusform>%n movement points from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>No open pack has "%1"; it is used %n time(s) and shown as a ghost.</source>
        <translation>
            <numerusform>No open pack has "%1"; it is used %n time and shown as a ghost.</numerusform>
            <numerusform>No open pack has "%1"; it is used %n times and shown as a ghost.</numerusform>
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
</context>
<context>
    <name>bocage::app::DocumentCard</name>
    <message numerus="yes">
        <source>%1 × %2 spaces · %n side(s)</source>
        <translation>
            <numerusform>%1 × %2 spaces · %n side</numerusform>
            <numerusform>%1 × %2 spaces · %n sides</numerusform>
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
    <name>bocage::editor::ProblemsPanel</name>
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
</TS>
