<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New scenario</source>
            <translation>&amp;Nouveau scénario</translation>
        </message>
        <message>
            <source>Starts an empty battle in a new tab.</source>
            <translation>Commence une bataille vide dans un nouvel onglet.</translation>
        </message>
        <message>
            <source>New from &amp;template…</source>
            <translation>Nouveau d’après un &amp;modèle…</translation>
        </message>
        <message>
            <source>Starts a battle from boards that are already laid out.</source>
            <translation>Commence une bataille sur des plateaux déjà posés.</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Ouvrir…</translation>
        </message>
        <message>
            <source>Opens a scenario or army from a file.</source>
            <translation>Ouvre un scénario ou une armée depuis un fichier.</translation>
        </message>
        <message>
            <source>Open the &amp;sample battle</source>
            <translation>Ouvrir la bataille d’&amp;exemple</translation>
        </message>
        <message>
            <source>Opens the sample scenario that comes with the program.</source>
            <translation>Ouvre le scénario d’exemple fourni avec le programme.</translation>
        </message>
        <message>
            <source>&amp;Clear the list of recent files</source>
            <translation>&amp;Vider la liste des fichiers récents</translation>
        </message>
        <message>
            <source>Forgets which files were open lately; the files stay.</source>
            <translation>Oublie quels fichiers étaient ouverts récemment ; les fichiers restent.</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <source>Writes the document to its file.</source>
            <translation>Écrit le document dans son fichier.</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Enregistrer &amp;sous…</translation>
        </message>
        <message>
            <source>Writes the document to another file.</source>
            <translation>Écrit le document dans un autre fichier.</translation>
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation>&amp;Tout enregistrer</translation>
        </message>
        <message>
            <source>Writes every changed document to its file.</source>
            <translation>Écrit chaque document changé dans son fichier.</translation>
        </message>
        <message>
            <source>&amp;Reload from disk</source>
            <translation>&amp;Recharger depuis le disque</translation>
        </message>
        <message>
            <source>Reads the file again and drops changes that were not saved.</source>
            <translation>Relit le fichier et abandonne les changements non enregistrés.</translation>
        </message>
        <message>
            <source>&amp;Close tab</source>
            <translation>&amp;Fermer l’onglet</translation>
        </message>
        <message>
            <source>Closes the document in front.</source>
            <translation>Ferme le document affiché.</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <source>Closes every document and the window.</source>
            <translation>Ferme tous les documents et la fenêtre.</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>Takes the last step back.</source>
            <translation>Annule la dernière étape.</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Refaire</translation>
        </message>
        <message>
            <source>Does again what was taken back.</source>
            <translation>Refait ce qui a été annulé.</translation>
        </message>
        <message>
            <source>&amp;Dark theme</source>
            <translation>Thème &amp;sombre</translation>
        </message>
        <message>
            <source>Switches between light and dark; the map keeps its colours.</source>
            <translation>Passe du clair au sombre ; la carte garde ses couleurs.</translation>
        </message>
        <message>
            <source>&amp;Reset the panels</source>
            <translation>&amp;Réinitialiser les panneaux</translation>
        </message>
        <message>
            <source>Puts every panel back to its first place.</source>
            <translation>Remet chaque panneau à sa première place.</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Plein écran</translation>
        </message>
        <message>
            <source>Fills the screen with the window, or gives it back.</source>
            <translation>Remplit l’écran avec la fenêtre, ou le rend.</translation>
        </message>
        <message>
            <source>&amp;Next problem</source>
            <translation>Problème &amp;suivant</translation>
        </message>
        <message>
            <source>Goes to the next problem and shows its place.</source>
            <translation>Va au problème suivant et montre où il est.</translation>
        </message>
        <message>
            <source>&amp;Previous problem</source>
            <translation>Problème &amp;précédent</translation>
        </message>
        <message>
            <source>Goes to the problem before and shows its place.</source>
            <translation>Va au problème précédent et montre où il est.</translation>
        </message>
        <message>
            <source>&amp;Fix this problem</source>
            <translation>&amp;Corriger ce problème</translation>
        </message>
        <message>
            <source>Applies the first way out of the chosen problem, as one step that can be undone.</source>
            <translation>Applique la première solution du problème choisi, en une étape qui peut être annulée.</translation>
        </message>
        <message>
            <source>&amp;Find anything…</source>
            <translation>&amp;Tout trouver…</translation>
        </message>
        <message>
            <source>Finds an action, a place or a thing on the map by a few letters.</source>
            <translation>Trouve une action, un lieu ou une chose sur la carte en quelques lettres.</translation>
        </message>
        <message>
            <source>&amp;Next tab</source>
            <translation>Onglet &amp;suivant</translation>
        </message>
        <message>
            <source>Shows the document to the right.</source>
            <translation>Montre le document à droite.</translation>
        </message>
        <message>
            <source>&amp;Previous tab</source>
            <translation>Onglet &amp;précédent</translation>
        </message>
        <message>
            <source>Shows the document to the left.</source>
            <translation>Montre le document à gauche.</translation>
        </message>
        <message>
            <source>Next &amp;pane</source>
            <translation>&amp;Volet suivant</translation>
        </message>
        <message>
            <source>Moves the keyboard to the next part of the window: map, box, inspector, problems.</source>
            <translation>Mène le clavier à la partie suivante de la fenêtre : carte, boîte, inspecteur, problèmes.</translation>
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation>Page d’&amp;accueil</translation>
        </message>
        <message>
            <source>Shows samples, recent files and templates.</source>
            <translation>Montre exemples, fichiers récents et modèles.</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>&amp;Raccourcis clavier</translation>
        </message>
        <message>
            <source>Lists every action with its keys.</source>
            <translation>Liste chaque action avec ses touches.</translation>
        </message>
        <message>
            <source>&amp;About Bocage</source>
            <translation>À &amp;propos de Bocage</translation>
        </message>
        <message>
            <source>Says which version this is.</source>
            <translation>Dit quelle version c’est.</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Édition</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <source>&amp;Battlefield</source>
            <translation>&amp;Champ de bataille</translation>
        </message>
        <message>
            <source>&amp;Army</source>
            <translation>A&amp;rmée</translation>
        </message>
        <message>
            <source>&amp;Check</source>
            <translation>&amp;Vérifier</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <translation>&amp;Imprimer</translation>
        </message>
        <message>
            <source>&amp;Window</source>
            <translation>Fe&amp;nêtre</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Ai&amp;de</translation>
        </message>
        <message>
            <source>&amp;Select and move</source>
            <translation>&amp;Sélectionner et déplacer</translation>
        </message>
        <message>
            <source>Selects things on the map and moves them.</source>
            <translation>Sélectionne des éléments de la carte et les déplace.</translation>
        </message>
        <message>
            <source>&amp;Place a piece</source>
            <translation>&amp;Placer une pièce</translation>
        </message>
        <message>
            <source>Lays down what is chosen in the box.</source>
            <translation>Pose ce qui est choisi dans la boîte.</translation>
        </message>
        <message>
            <source>&amp;Drag the map</source>
            <translation>&amp;Faire glisser la carte</translation>
        </message>
        <message>
            <source>Moves the map under the window.</source>
            <translation>Déplace la carte sous la fenêtre.</translation>
        </message>
        <message>
            <source>&amp;Zoom tool</source>
            <translation>Outil &amp;zoom</translation>
        </message>
        <message>
            <source>Zooms in by a click or to a frame you draw.</source>
            <translation>Agrandit d’un clic ou selon un cadre tracé.</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <source>Copies the selected things, for this or another document.</source>
            <translation>Copie les éléments sélectionnés, pour ce document ou un autre.</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Co&amp;uper</translation>
        </message>
        <message>
            <source>Copies the selected things and removes them.</source>
            <translation>Copie les éléments sélectionnés et les retire.</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>C&amp;oller</translation>
        </message>
        <message>
            <source>Lays down what was copied, at the cursor.</source>
            <translation>Pose ce qui a été copié, au curseur.</translation>
        </message>
        <message>
            <source>D&amp;uplicate</source>
            <translation>&amp;Dupliquer</translation>
        </message>
        <message>
            <source>Lays a copy of the selected things beside them.</source>
            <translation>Pose à côté une copie des éléments sélectionnés.</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Supprimer</translation>
        </message>
        <message>
            <source>Removes the selected things.</source>
            <translation>Retire les éléments sélectionnés.</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>&amp;Tout sélectionner</translation>
        </message>
        <message>
            <source>Selects everything on the battlefield.</source>
            <translation>Sélectionne tout ce qui est sur le champ de bataille.</translation>
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation>&amp;Ne rien sélectionner</translation>
        </message>
        <message>
            <source>Ends the selection.</source>
            <translation>Met fin à la sélection.</translation>
        </message>
        <message>
            <source>&amp;Rotate</source>
            <translation>Tou&amp;rner</translation>
        </message>
        <message>
            <source>Turns the selected things a quarter to the right.</source>
            <translation>Tourne les éléments sélectionnés d’un quart vers la droite.</translation>
        </message>
        <message>
            <source>Rotate &amp;back</source>
            <translation>Tourner à re&amp;bours</translation>
        </message>
        <message>
            <source>Turns the selected things a quarter to the left.</source>
            <translation>Tourne les éléments sélectionnés d’un quart vers la gauche.</translation>
        </message>
        <message>
            <source>&amp;Flip</source>
            <translation>Retour&amp;ner</translation>
        </message>
        <message>
            <source>Shows the other face of the selected things.</source>
            <translation>Montre l’autre face des éléments sélectionnés.</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>&amp;Propriétés</translation>
        </message>
        <message>
            <source>Moves the keyboard to the inspector of the selected things.</source>
            <translation>Mène le clavier à l’inspecteur des éléments sélectionnés.</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Agrandir</translation>
        </message>
        <message>
            <source>Shows the map larger.</source>
            <translation>Montre la carte plus grande.</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>&amp;Réduire</translation>
        </message>
        <message>
            <source>Shows the map smaller.</source>
            <translation>Montre la carte plus petite.</translation>
        </message>
        <message>
            <source>&amp;Actual size</source>
            <translation>&amp;Taille réelle</translation>
        </message>
        <message>
            <source>Shows the map at 100 %.</source>
            <translation>Montre la carte à 100 %.</translation>
        </message>
        <message>
            <source>&amp;Whole battlefield</source>
            <translation>Tout le &amp;champ de bataille</translation>
        </message>
        <message>
            <source>Fits the whole battlefield into the view.</source>
            <translation>Fait tenir tout le champ de bataille dans la vue.</translation>
        </message>
        <message>
            <source>To the &amp;selection</source>
            <translation>Vers la &amp;sélection</translation>
        </message>
        <message>
            <source>Scrolls to what is selected.</source>
            <translation>Va à ce qui est sélectionné.</translation>
        </message>
        <message>
            <source>&amp;Grid</source>
            <translation>&amp;Grille</translation>
        </message>
        <message>
            <source>Shows or hides the lines between spaces.</source>
            <translation>Montre ou cache les lignes entre les cases.</translation>
        </message>
        <message>
            <source>&amp;Coordinates</source>
            <translation>&amp;Coordonnées</translation>
        </message>
        <message>
            <source>Shows or hides column letters and row numbers.</source>
            <translation>Montre ou cache lettres de colonnes et numéros de rangées.</translation>
        </message>
        <message>
            <source>&amp;Zones</source>
            <translation>&amp;Zones</translation>
        </message>
        <message>
            <source>Shows or hides deployment zones and areas.</source>
            <translation>Montre ou cache zones de déploiement et aires.</translation>
        </message>
        <message>
            <source>Units and &amp;tokens</source>
            <translation>Unités et &amp;jetons</translation>
        </message>
        <message>
            <source>Shows or hides what stands on the battlefield.</source>
            <translation>Montre ou cache ce qui se tient sur le champ de bataille.</translation>
        </message>
    </context>
    <context>
        <name>CardPainter</name>
        <message>
            <source>Order phase</source>
            <translation>Phase d’ordres</translation>
        </message>
        <message>
            <source>Activation phase</source>
            <translation>Phase d’activation</translation>
        </message>
        <message>
            <source>Supply phase</source>
            <translation>Phase de ravitaillement</translation>
        </message>
        <message>
            <source>Any phase</source>
            <translation>Toute phase</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Tir</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Mouvement</translation>
        </message>
        <message>
            <source>Assault</source>
            <translation>Assaut</translation>
        </message>
    </context>
    <context>
        <name>Cli</name>
        <message>
            <source>Kind</source>
            <translation>Genre</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Game system</source>
            <translation>Système de jeu</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>sample</source>
            <translation>exemple</translation>
        </message>
        <message>
            <source>official, entered by the user</source>
            <translation>officiel, saisi par l’utilisateur</translation>
        </message>
        <message>
            <source>variant</source>
            <translation>variante</translation>
        </message>
        <message>
            <source>Provenance</source>
            <translation>Provenance</translation>
        </message>
        <message>
            <source>%1 (not installed)</source>
            <translation>%1 (non installé)</translation>
        </message>
        <message>
            <source>%1 (installed: %2)</source>
            <translation>%1 (installé : %2)</translation>
        </message>
        <message>
            <source>Packs</source>
            <translation>Paquets</translation>
        </message>
        <message>
            <source>Sides</source>
            <translation>Camps</translation>
        </message>
        <message>
            <source>scenario</source>
            <translation>scénario</translation>
        </message>
        <message>
            <source>Boards</source>
            <translation>Plateaux</translation>
        </message>
        <message>
            <source>Overlays</source>
            <translation>Décors</translation>
        </message>
        <message>
            <source>Edge features</source>
            <translation>Éléments de bord</translation>
        </message>
        <message>
            <source>Corner features</source>
            <translation>Éléments d’intersection</translation>
        </message>
        <message>
            <source>Conditions</source>
            <translation>Conditions</translation>
        </message>
        <message>
            <source>Zones</source>
            <translation>Zones</translation>
        </message>
        <message>
            <source>Entry arrows</source>
            <translation>Flèches d’entrée</translation>
        </message>
        <message>
            <source>Objectives</source>
            <translation>Objectifs</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pions</translation>
        </message>
        <message>
            <source>Victory conditions</source>
            <translation>Conditions de victoire</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Règles spéciales</translation>
        </message>
        <message>
            <source>Waivers</source>
            <translation>Dérogations</translation>
        </message>
        <message>
            <source>army</source>
            <translation>armée</translation>
        </message>
        <message>
            <source>Faction</source>
            <translation>Faction</translation>
        </message>
        <message>
            <source>Point limit</source>
            <translation>Limite de points</translation>
        </message>
        <message>
            <source>Entries</source>
            <translation>Entrées</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <source>campaign</source>
            <translation>campagne</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Chapitres</translation>
        </message>
        <message>
            <source>Log entries</source>
            <translation>Entrées du journal</translation>
        </message>
        <message>
            <source>collection</source>
            <translation>collection</translation>
        </message>
        <message>
            <source>Boxes</source>
            <translation>Boîtes</translation>
        </message>
        <message>
            <source>Single pieces</source>
            <translation>Pièces isolées</translation>
        </message>
        <message>
            <source>content pack</source>
            <translation>paquet de contenu</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>Identifiant</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <source>Needs</source>
            <translation>Requiert</translation>
        </message>
        <message>
            <source>Content</source>
            <translation>Contenu</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n erreur</numerusform>
                <numerusform>%n erreurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n avertissement</numerusform>
                <numerusform>%n avertissements</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n remarque</numerusform>
                <numerusform>%n remarques</numerusform>
            </translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Constats</translation>
        </message>
        <message>
            <source>installed by you</source>
            <translation>installé par vous</translation>
        </message>
        <message>
            <source>comes with Bocage</source>
            <translation>fourni avec Bocage</translation>
        </message>
        <message>
            <source>There are no packs.</source>
            <translation>Il n’y a aucun paquet.</translation>
        </message>
        <message>
            <source>%1: pack %2 %3 is sound</source>
            <translation>%1 : le paquet %2 %3 est en ordre</translation>
        </message>
        <message>
            <source>Pack %1 %2 is in %3</source>
            <translation>Le paquet %1 %2 se trouve dans %3</translation>
        </message>
        <message>
            <source>Pack %1 %2 is installed in %3</source>
            <translation>Le paquet %1 %2 est installé dans %3</translation>
        </message>
        <message>
            <source>accepted: %1</source>
            <translation>accepté : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n document(s) judged</source>
            <translation>
                <numerusform>%n document examiné</numerusform>
                <numerusform>%n documents examinés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finding(s) accepted by the author</source>
            <translation>
                <numerusform>%n constat accepté par l’auteur</numerusform>
                <numerusform>%n constats acceptés par l’auteur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n illisible</numerusform>
                <numerusform>%n illisibles</numerusform>
            </translation>
        </message>
        <message>
            <source>Pack %1 is removed</source>
            <translation>Le paquet %1 est retiré</translation>
        </message>
        <message>
            <source>Pack %1 has nothing of the kind %2.</source>
            <translation>Le paquet %1 n’a rien du genre %2.</translation>
        </message>
        <message>
            <source>test: %1</source>
            <translation>test : %1</translation>
        </message>
        <message>
            <source>why: %1</source>
            <translation>raison : %1</translation>
        </message>
        <message>
            <source>%1: %2 checked, %3 derived, %4 engine, %5 printed</source>
            <translation>%1 : %2 vérifiées, %3 dérivées, %4 dans le moteur, %5 imprimées</translation>
        </message>
        <message>
            <source>%1 sees %2 of %3 (%4 of its spaces)</source>
            <translation>%1 voit %2 de %3 (%4 de ses cases)</translation>
        </message>
        <message>
            <source>First turn: %1 of %2 spaces of %3 are exposed to %4, to %5 of it on average</source>
            <translation>Premier tour : %1 cases sur %2 de %3 sont exposées à %4, à %5 de celle-ci en moyenne</translation>
        </message>
        <message>
            <source>Unseen by %1, %2 comes near no objective</source>
            <translation>Sans être vu de %1, %2 n’approche d’aucun objectif</translation>
        </message>
        <message>
            <source>Unseen by %1, %2 can come to: %3</source>
            <translation>Sans être vu de %1, %2 peut atteindre : %3</translation>
        </message>
        <message>
            <source>best of 2 dice</source>
            <translation>meilleur de 2 dés</translation>
        </message>
        <message>
            <source>1 die</source>
            <translation>1 dé</translation>
        </message>
        <message>
            <source>attack</source>
            <translation>attaque</translation>
        </message>
        <message>
            <source>defense</source>
            <translation>défense</translation>
        </message>
        <message>
            <source>main weapon</source>
            <translation>arme principale</translation>
        </message>
        <message>
            <source>second weapon</source>
            <translation>arme secondaire</translation>
        </message>
        <message>
            <source>shot</source>
            <translation>tir</translation>
        </message>
        <message>
            <source>%1, suppressive</source>
            <translation>%1, tir de suppression</translation>
        </message>
        <message>
            <source>assault</source>
            <translation>assaut</translation>
        </message>
        <message numerus="yes">
            <source>%n movement point(s) from %1</source>
            <translation>
                <numerusform>%n point de mouvement depuis %1</numerusform>
                <numerusform>%n points de mouvement depuis %1</numerusform>
            </translation>
        </message>
        <message>
            <source>can assault %1 from %2 (%3)</source>
            <translation>peut donner l’assaut à %1 depuis %2 (%3)</translation>
        </message>
    </context>
    <context>
        <name>ElementNames</name>
        <message>
            <source>Deployment zone</source>
            <translation>Zone de déploiement</translation>
        </message>
        <message>
            <source>Deployment zone %1</source>
            <translation>Zone de déploiement %1</translation>
        </message>
        <message>
            <source>Area</source>
            <translation>Aire</translation>
        </message>
        <message>
            <source>Area %1</source>
            <translation>Aire %1</translation>
        </message>
        <message>
            <source>Exit zone</source>
            <translation>Zone de sortie</translation>
        </message>
        <message>
            <source>Exit zone %1</source>
            <translation>Zone de sortie %1</translation>
        </message>
        <message>
            <source>Entry at %1</source>
            <translation>Entrée en %1</translation>
        </message>
        <message>
            <source>Main objective</source>
            <translation>Objectif principal</translation>
        </message>
        <message>
            <source>Secondary objective</source>
            <translation>Objectif secondaire</translation>
        </message>
        <message>
            <source>Bonus objective</source>
            <translation>Objectif bonus</translation>
        </message>
        <message>
            <source>Note at %1</source>
            <translation>Note en %1</translation>
        </message>
        <message>
            <source>Event of turn %1</source>
            <translation>Événement du tour %1</translation>
        </message>
        <message>
            <source>Special rule</source>
            <translation>Règle spéciale</translation>
        </message>
        <message>
            <source>Victory condition</source>
            <translation>Condition de victoire</translation>
        </message>
        <message>
            <source>Campaign link</source>
            <translation>Lien de campagne</translation>
        </message>
        <message>
            <source>Boards</source>
            <translation>Plateaux</translation>
        </message>
        <message>
            <source>Overlays</source>
            <translation>Décors</translation>
        </message>
        <message>
            <source>Edges</source>
            <translation>Bords</translation>
        </message>
        <message>
            <source>Interspaces</source>
            <translation>Intersections</translation>
        </message>
        <message>
            <source>Zones</source>
            <translation>Zones</translation>
        </message>
        <message>
            <source>Entry arrows</source>
            <translation>Flèches d’entrée</translation>
        </message>
        <message>
            <source>Objectives</source>
            <translation>Objectifs</translation>
        </message>
        <message>
            <source>Units and markers</source>
            <translation>Unités et marqueurs</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scénario</translation>
        </message>
        <message>
            <source>the interspace between %1 and %2</source>
            <translation>l’intersection entre %1 et %2</translation>
        </message>
        <message>
            <source>the north edge of %1</source>
            <translation>le bord nord de %1</translation>
        </message>
        <message>
            <source>the west edge of %1</source>
            <translation>le bord ouest de %1</translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>“%1” has changes that are not saved.</source>
            <translation>« %1 » a des changements non enregistrés.</translation>
        </message>
        <message>
            <source>Without saving, what you did since the last save is lost.</source>
            <translation>Sans enregistrer, ce que vous avez fait depuis le dernier enregistrement est perdu.</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <source>&amp;Discard changes</source>
            <translation>&amp;Abandonner les changements</translation>
        </message>
        <message>
            <source>&amp;Keep editing</source>
            <translation>&amp;Continuer l’édition</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Bocage documents</source>
            <translation>Documents Bocage</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Tous les fichiers</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Enregistrer sous</translation>
        </message>
        <message>
            <source>“%1” is open elsewhere.</source>
            <translation>« %1 » est ouvert ailleurs.</translation>
        </message>
        <message>
            <source>%1 has it open on %2 (program %3, process %4). Take it over only when that program is gone: two writers lose one's work.</source>
            <translation>%1 l’a ouvert sur %2 (programme %3, processus %4). Ne le reprenez que si ce programme n’est plus là : à deux qui écrivent, le travail de l’un se perd.</translation>
        </message>
        <message>
            <source>Open to &amp;read</source>
            <translation>Ouvrir en &amp;lecture</translation>
        </message>
        <message>
            <source>&amp;Take over</source>
            <translation>&amp;Reprendre</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Annuler</translation>
        </message>
    </context>
    <context>
        <name>FindingText</name>
        <message>
            <source>No game system is called "%1", so its rules cannot be checked.</source>
            <translation>Aucun système de jeu ne s’appelle « %1 » : ses règles ne peuvent pas être vérifiées.</translation>
        </message>
        <message numerus="yes">
            <source>No open pack has "%1"; it is used %n time(s) and shown as a ghost.</source>
            <translation>
                <numerusform>Aucun paquet ouvert ne contient « %1 » ; utilisé %n fois, il est montré comme fantôme.</numerusform>
                <numerusform>Aucun paquet ouvert ne contient « %1 » ; utilisé %n fois, il est montré comme fantôme.</numerusform>
            </translation>
        </message>
        <message>
            <source>The document was made with the pack %1 (version %2), which is not installed.</source>
            <translation>Le document a été fait avec le paquet %1 (version %2), qui n’est pas installé.</translation>
        </message>
        <message>
            <source>The document was made with version %2 of the pack %1; version %3 is installed.</source>
            <translation>Le document a été fait avec la version %2 du paquet %1 ; la version %3 est installée.</translation>
        </message>
        <message>
            <source>%1 has no face called "%2".</source>
            <translation>%1 n’a pas de face appelée « %2 ».</translation>
        </message>
        <message>
            <source>%1 belongs to the side "%2", which does not exist.</source>
            <translation>%1 appartient au camp « %2 », qui n’existe pas.</translation>
        </message>
        <message>
            <source>Rule %1 is not kept.</source>
            <translation>La règle %1 n’est pas respectée.</translation>
        </message>
        <message>
            <source>Rule %1 is not kept: %2.</source>
            <translation>La règle %1 n’est pas respectée : %2.</translation>
        </message>
        <message>
            <source>Change the document</source>
            <translation>Modifier le document</translation>
        </message>
        <message>
            <source>Change the document: %1</source>
            <translation>Modifier le document : %1</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>Erreur</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Avertissement</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Remarque</translation>
        </message>
        <message numerus="yes">
            <source>The army costs %1 of %2 points: %n point(s) too many.</source>
            <translation>
                <numerusform>L’armée coûte %1 points sur %2 : %n point de trop.</numerusform>
                <numerusform>L’armée coûte %1 points sur %2 : %n points de trop.</numerusform>
            </translation>
        </message>
        <message>
            <source>The total of %1 points is provisional: it rests on sample costs.</source>
            <translation>Le total de %1 points est provisoire : il repose sur des coûts d’exemple.</translation>
        </message>
        <message numerus="yes">
            <source>The total of %1 points is provisional: %n cost(s) are unknown.</source>
            <translation>
                <numerusform>Le total de %1 points est provisoire : %n coût est inconnu.</numerusform>
                <numerusform>Le total de %1 points est provisoire : %n coûts sont inconnus.</numerusform>
            </translation>
        </message>
        <message>
            <source>An army needs at least one recruitment tile.</source>
            <translation>Une armée a besoin d’au moins une tuile de recrutement.</translation>
        </message>
        <message>
            <source>%1 must occupy a slot of a recruitment tile; here it has none.</source>
            <translation>%1 doit occuper un emplacement d’une tuile de recrutement ; ici il n’en a aucun.</translation>
        </message>
        <message>
            <source>%1 and %3 share one slot of %2; a slot takes one option.</source>
            <translation>%1 et %3 partagent un emplacement de %2 ; un emplacement prend une seule option.</translation>
        </message>
        <message>
            <source>%1 is of a kind that this slot of %2 does not take.</source>
            <translation>%1 est d’un genre que cet emplacement de %2 n’accepte pas.</translation>
        </message>
        <message>
            <source>%1 does not carry the %3 band that this slot of %2 asks for.</source>
            <translation>%1 ne porte pas le bandeau %3 que demande cet emplacement de %2.</translation>
        </message>
        <message>
            <source>%1 is an order: it needs an officer tile in this army.</source>
            <translation>%1 est un ordre : il lui faut une tuile d’officier dans cette armée.</translation>
        </message>
        <message>
            <source>Nobody can use %1: it serves %2, which has neither infantry nor a hero.</source>
            <translation>Personne ne peut utiliser %1 : il sert à %2, qui n’a ni infanterie ni héros.</translation>
        </message>
        <message>
            <source>%1 is wasted: %2 has no Burrower.</source>
            <translation>%1 est perdu : %2 n’a pas de Fouisseur.</translation>
        </message>
        <message>
            <source>%1 is wasted: %2 needs two units with Assault for it.</source>
            <translation>%1 est perdu : il faut pour cela à %2 deux unités avec Assaut.</translation>
        </message>
        <message>
            <source>%1 is wasted: no unit of %2 can use it.</source>
            <translation>%1 est perdu : aucune unité de %2 ne peut l’utiliser.</translation>
        </message>
        <message>
            <source>%1 needs a Character on its tile; %2 has none.</source>
            <translation>%1 a besoin d’un Personnage sur sa tuile ; %2 n’en a pas.</translation>
        </message>
        <message>
            <source>%1 needs a Character on %2; %3 came with a support option and does not count as one.</source>
            <translation>%1 a besoin d’un Personnage sur %2 ; %3 est venu avec une option de soutien et n’en est pas un.</translation>
        </message>
        <message>
            <source>%1 needs a Character to cast it; %2 has none.</source>
            <translation>%1 a besoin d’un Personnage pour le lancer ; %2 n’en a pas.</translation>
        </message>
        <message>
            <source>%1 belongs to another faction: %3 cannot cast it.</source>
            <translation>%1 appartient à une autre faction : %3 ne peut pas le lancer.</translation>
        </message>
        <message>
            <source>%1 only joins an army with %2 in it.</source>
            <translation>%1 ne rejoint qu’une armée où se trouve %2.</translation>
        </message>
        <message>
            <source>%1 is one of a kind but taken more than once.</source>
            <translation>%1 est unique mais pris plus d’une fois.</translation>
        </message>
        <message>
            <source>%1 belongs to %2; this is an army of %3.</source>
            <translation>%1 appartient à %2 ; ceci est une armée de %3.</translation>
        </message>
        <message>
            <source>The unit of %1 wears another badge than %2: rules limited to the badge will not reach it.</source>
            <translation>L’unité de %1 porte un autre insigne que %2 : les règles limitées à l’insigne ne l’atteindront pas.</translation>
        </message>
        <message>
            <source>%1 is tied to %3, who is not in this army.</source>
            <translation>%1 est lié à %3, qui n’est pas dans cette armée.</translation>
        </message>
        <message>
            <source>%1 is meant for %3, who is not in this army.</source>
            <translation>%1 est destiné à %3, qui n’est pas dans cette armée.</translation>
        </message>
        <message>
            <source>%1 is a thing of the Deep Ones; this army is not theirs.</source>
            <translation>%1 est une chose des Profonds ; cette armée n’est pas la leur.</translation>
        </message>
        <message>
            <source>%1 is a free option and needs no slot; it blocks one of %2.</source>
            <translation>%1 est une option libre et n’a pas besoin d’emplacement ; elle en bloque un de %2.</translation>
        </message>
        <message>
            <source>The army brings %1 Totems; two are the most.</source>
            <translation>L’armée apporte %1 totems ; deux est le maximum.</translation>
        </message>
        <message>
            <source>%1 helps casters, but nobody here can cast a spell.</source>
            <translation>%1 aide les lanceurs de sorts, mais personne ici n’en peut lancer.</translation>
        </message>
        <message>
            <source>%1 helps casters nearby, but nobody here can cast a spell.</source>
            <translation>%1 aide les lanceurs de sorts voisins, mais personne ici n’en peut lancer.</translation>
        </message>
        <message numerus="yes">
            <source>%1 holds %3 spells but has only %n space(s).</source>
            <translation>
                <numerusform>%1 contient %3 sorts mais n’a que %n place.</numerusform>
                <numerusform>%1 contient %3 sorts mais n’a que %n places.</numerusform>
            </translation>
        </message>
        <message>
            <source>%3 is no spell and may not lie on %1.</source>
            <translation>%3 n’est pas un sort et ne peut pas se trouver sur %1.</translation>
        </message>
        <message>
            <source>%3 is not on the list of spells for %1.</source>
            <translation>%3 n’est pas sur la liste des sorts de %1.</translation>
        </message>
        <message>
            <source>%1 needs a Character to hold it; %2 has none.</source>
            <translation>%1 a besoin d’un Personnage pour le tenir ; %2 n’en a pas.</translation>
        </message>
        <message>
            <source>%1 is used %2 times, but the collection holds %3.</source>
            <translation>%1 est utilisé %2 fois, mais la collection en contient %3.</translation>
        </message>
        <message>
            <source>%1 helps with spells, but the army has none.</source>
            <translation>%1 aide aux sorts, mais l’armée n’en a aucun.</translation>
        </message>
        <message>
            <source>%1 cannot hurt any class of unit.</source>
            <translation>%1 ne peut blesser aucune classe d’unité.</translation>
        </message>
        <message>
            <source>%1 adds to an Assault that %3 does not have.</source>
            <translation>%1 s’ajoute à un Assaut que %3 n’a pas.</translation>
        </message>
        <message>
            <source>%1 replaces an Assault that %3 does not have; it grants one instead.</source>
            <translation>%1 remplace un Assaut que %3 n’a pas ; il en donne un à la place.</translation>
        </message>
        <message>
            <source>%1 turns %3 over, but that counter has no second side.</source>
            <translation>%1 retourne %3, mais ce pion n’a pas de seconde face.</translation>
        </message>
        <message>
            <source>%1 is about Zombies, and this scenario can have none.</source>
            <translation>%1 concerne les zombies, et ce scénario ne peut pas en avoir.</translation>
        </message>
        <message>
            <source>%1 is for use against vehicles, and the other side has none.</source>
            <translation>%1 sert contre les véhicules, et l’autre camp n’en a pas.</translation>
        </message>
        <message>
            <source>%1 is for use against Mythos Manifestations, and the other side has none.</source>
            <translation>%1 sert contre les manifestations du Mythe, et l’autre camp n’en a pas.</translation>
        </message>
        <message>
            <source>The scenario forbids %1.</source>
            <translation>Le scénario interdit %1.</translation>
        </message>
        <message>
            <source>%1 is not on the scenario's list of permitted content.</source>
            <translation>%1 n’est pas sur la liste du contenu permis par le scénario.</translation>
        </message>
        <message>
            <source>The scenario demands %1, which is missing.</source>
            <translation>Le scénario exige %1, qui manque.</translation>
        </message>
        <message>
            <source>%1 is taken free of charge, but neither the scenario nor a campaign result grants it.</source>
            <translation>%1 est pris gratuitement, mais ni le scénario ni un résultat de campagne ne l’accorde.</translation>
        </message>
        <message>
            <source>%1 has a printed value that cannot be right: a negative cost or star, or a slot that takes nothing.</source>
            <translation>%1 a une valeur imprimée impossible : un coût ou une étoile négatifs, ou un emplacement qui ne prend rien.</translation>
        </message>
        <message>
            <source>%1 may only carry Scouts when it deploys as one; %2 is none.</source>
            <translation>%1 ne peut transporter que des Éclaireurs s’il se déploie comme tel ; %2 n’en est pas un.</translation>
        </message>
        <message numerus="yes">
            <source>The army has %1 orders; ten are the most, so %n star(s) are wasted.</source>
            <translation>
                <numerusform>L’armée a %1 ordres ; dix est le maximum, donc %n étoile est perdue.</numerusform>
                <numerusform>L’armée a %1 ordres ; dix est le maximum, donc %n étoiles sont perdues.</numerusform>
            </translation>
        </message>
        <message>
            <source>The army starts without a single order and loses at once.</source>
            <translation>L’armée commence sans un seul ordre et perd aussitôt.</translation>
        </message>
        <message>
            <source>A second Bluff order is wasted: two Bluffs are the most.</source>
            <translation>Un second ordre Bluff est perdu : deux Bluffs est le maximum.</translation>
        </message>
        <message>
            <source>%1 units must receive an order every turn, but there are only %2 orders.</source>
            <translation>%1 unités doivent recevoir un ordre à chaque tour, mais il n’y a que %2 ordres.</translation>
        </message>
        <message>
            <source>Units with a Personal Order use up all %2 orders.</source>
            <translation>Les unités à Ordre personnel épuisent les %2 ordres.</translation>
        </message>
        <message numerus="yes">
            <source>The army has %1 orders but only %n unit(s) able to take one.</source>
            <translation>
                <numerusform>L’armée a %1 ordres mais seulement %n unité capable d’en prendre un.</numerusform>
                <numerusform>L’armée a %1 ordres mais seulement %n unités capables d’en prendre un.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 breaks after %2 losses but brings only %n unit(s): it can never break.</source>
            <translation>
                <numerusform>%1 rompt après %2 pertes mais n’apporte que %n unité : elle ne peut jamais rompre.</numerusform>
                <numerusform>%1 rompt après %2 pertes mais n’apporte que %n unités : elle ne peut jamais rompre.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has 0 breaking points: it is broken from the start.</source>
            <translation>%1 a 0 point de rupture : elle est rompue dès le début.</translation>
        </message>
        <message>
            <source>%1 has no victory points, though the scenario scores broken tiles.</source>
            <translation>%1 n’a pas de points de victoire, alors que le scénario compte les tuiles rompues.</translation>
        </message>
        <message>
            <source>%1 is taken twice; the rule covers one only.</source>
            <translation>%1 est pris deux fois ; la règle n’en couvre qu’un.</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Retirer %1</translation>
        </message>
        <message>
            <source>Add %1</source>
            <translation>Ajouter %1</translation>
        </message>
        <message>
            <source>Move %1 to %2</source>
            <translation>Déplacer %1 vers %2</translation>
        </message>
        <message>
            <source>Take %1 out of the slot</source>
            <translation>Sortir %1 de l’emplacement</translation>
        </message>
        <message>
            <source>Pay for %1</source>
            <translation>Payer pour %1</translation>
        </message>
        <message>
            <source>After "%1" the campaign goes on to the chapter "%2", which does not exist.</source>
            <translation>Après « %1 », la campagne continue au chapitre « %2 », qui n’existe pas.</translation>
        </message>
        <message>
            <source>"%1" leads on after the result "%2", which is not among its results.</source>
            <translation>« %1 » continue après le résultat « %2 », qui n’est pas parmi ses résultats.</translation>
        </message>
        <message>
            <source>The log says that "%1" ended with "%2", which is not among its results.</source>
            <translation>Le journal dit que « %1 » a fini par « %2 », qui n’est pas parmi ses résultats.</translation>
        </message>
        <message>
            <source>No way through the campaign reaches "%1".</source>
            <translation>Aucun chemin de la campagne ne mène à « %1 ».</translation>
        </message>
        <message>
            <source>The log names the chapter "%1", which does not exist.</source>
            <translation>Le journal nomme le chapitre « %1 », qui n’existe pas.</translation>
        </message>
        <message>
            <source>%1 and %2 stand in the same space, %3; a space holds one unit.</source>
            <translation>%1 et %2 se tiennent sur la même case, %3 ; une case contient une seule unité.</translation>
        </message>
        <message>
            <source>The scenario has no title.</source>
            <translation>Le scénario n’a pas de titre.</translation>
        </message>
        <message>
            <source>The scenario has no battlefield: lay at least one board.</source>
            <translation>Le scénario n’a pas de champ de bataille : posez au moins un plateau.</translation>
        </message>
        <message>
            <source>The scenario has no sides to play it.</source>
            <translation>Le scénario n’a pas de camps pour le jouer.</translation>
        </message>
        <message>
            <source>The side %1 has no player.</source>
            <translation>Le camp %1 n’a pas de joueur.</translation>
        </message>
        <message>
            <source>No activation rule covers %1 players on %2 sides; the scenario must write its own.</source>
            <translation>Aucune règle d’activation ne couvre %1 joueurs dans %2 camps ; le scénario doit écrire la sienne.</translation>
        </message>
        <message>
            <source>%1 has no faction.</source>
            <translation>%1 n’a pas de faction.</translation>
        </message>
        <message>
            <source>%1 is given more than one deck.</source>
            <translation>%1 reçoit plus d’un paquet de cartes.</translation>
        </message>
        <message>
            <source>%1 has no deck to draw from.</source>
            <translation>%1 n’a pas de paquet de cartes où piocher.</translation>
        </message>
        <message>
            <source>%1 and %2 would both use %3; a deck serves one player.</source>
            <translation>%1 et %2 utiliseraient tous deux %3 ; un paquet de cartes sert un seul joueur.</translation>
        </message>
        <message>
            <source>%1 borrows %2, which belongs to the faction of %3.</source>
            <translation>%1 emprunte %2, qui appartient à la faction de %3.</translation>
        </message>
        <message>
            <source>%1 stands in for another deck: say which one it replaces.</source>
            <translation>%1 tient lieu d’un autre paquet de cartes : dites lequel il remplace.</translation>
        </message>
        <message>
            <source>%1 is taken out of %2, which does not hold that many.</source>
            <translation>%1 est retiré de %2, qui n’en contient pas autant.</translation>
        </message>
        <message>
            <source>%1 has no name that the texts could use.</source>
            <translation>%1 n’a pas de nom que les textes puissent employer.</translation>
        </message>
        <message>
            <source>The battle ends on turn %1, but the turn counter runs from 1 to %2.</source>
            <translation>La bataille finit au tour %1, mais le compteur de tours va de 1 à %2.</translation>
        </message>
        <message>
            <source>The turn counter has no END marker.</source>
            <translation>Le compteur de tours n’a pas de marqueur FIN.</translation>
        </message>
        <message>
            <source>The event on turn %1 has no text.</source>
            <translation>L’événement du tour %1 n’a pas de texte.</translation>
        </message>
        <message>
            <source>An event is set for turn %1; the battle ends on turn %2.</source>
            <translation>Un événement est prévu au tour %1 ; la bataille finit au tour %2.</translation>
        </message>
        <message>
            <source>An event belongs to %1, who take no part.</source>
            <translation>Un événement appartient à %1, qui ne participe pas.</translation>
        </message>
        <message>
            <source>Initiative is both random and given to %1; choose one.</source>
            <translation>L’initiative est à la fois aléatoire et donnée à %1 ; choisissez.</translation>
        </message>
        <message>
            <source>Nobody has the initiative on turn 1: name a player or make it random.</source>
            <translation>Personne n’a l’initiative au tour 1 : nommez un joueur ou rendez-la aléatoire.</translation>
        </message>
        <message>
            <source>Initiative goes to %1, who does not play.</source>
            <translation>L’initiative va à %1, qui ne joue pas.</translation>
        </message>
        <message>
            <source>The first to deploy is %1, who does not play.</source>
            <translation>Le premier à déployer est %1, qui ne joue pas.</translation>
        </message>
        <message>
            <source>The number of cards for %1 is not given.</source>
            <translation>Le nombre de cartes de %1 n’est pas donné.</translation>
        </message>
        <message>
            <source>%1 draws %2 cards, but the deck holds only %3.</source>
            <translation>%1 pioche %2 cartes, mais le paquet n’en contient que %3.</translation>
        </message>
        <message>
            <source>With three sides the scenario must say who deploys and acts when: fill in the deployment and gameplay texts.</source>
            <translation>À trois camps, le scénario doit dire qui déploie et agit quand : remplissez les textes de déploiement et de jeu.</translation>
        </message>
        <message>
            <source>%1 lies on top of %2.</source>
            <translation>%1 est posé sur %2.</translation>
        </message>
        <message>
            <source>%1 does not join the rest of the battlefield.</source>
            <translation>%1 ne touche pas le reste du champ de bataille.</translation>
        </message>
        <message>
            <source>%1 hangs over the edge of the boards.</source>
            <translation>%1 dépasse du bord des plateaux.</translation>
        </message>
        <message>
            <source>%1 covers part of %2.</source>
            <translation>%1 couvre une partie de %2.</translation>
        </message>
        <message>
            <source>%1 has the symbol "%2", which no rule explains.</source>
            <translation>%1 porte le symbole « %2 », qu’aucune règle n’explique.</translation>
        </message>
        <message>
            <source>%1 has the symbol "%2" without its number.</source>
            <translation>%1 porte le symbole « %2 » sans son nombre.</translation>
        </message>
        <message>
            <source>%1 is a building without an entrance: nobody can get in.</source>
            <translation>%1 est un bâtiment sans entrée : personne ne peut y entrer.</translation>
        </message>
        <message>
            <source>Every entrance of %1 leads off the board or into a space one cannot enter.</source>
            <translation>Chaque entrée de %1 mène hors du plateau ou vers une case où l’on ne peut entrer.</translation>
        </message>
        <message>
            <source>An opening of %1 gives onto %2; only infantry passes between two buildings.</source>
            <translation>Une ouverture de %1 donne sur %2 ; seule l’infanterie passe d’un bâtiment à l’autre.</translation>
        </message>
        <message>
            <source>%1 needs water or swamp on two sides to pass beneath it.</source>
            <translation>Il faut à %1 de l’eau ou du marais de deux côtés pour passer dessous.</translation>
        </message>
        <message>
            <source>%1 must lie between two spaces of the battlefield.</source>
            <translation>%1 doit se trouver entre deux cases du champ de bataille.</translation>
        </message>
        <message>
            <source>%1 belongs in a space, not on an interspace.</source>
            <translation>%1 se place sur une case, non sur une intersection.</translation>
        </message>
        <message>
            <source>%1 belongs on an interspace, not in a space.</source>
            <translation>%1 se place sur une intersection, non sur une case.</translation>
        </message>
        <message>
            <source>%1 lies off the battlefield.</source>
            <translation>%1 est hors du champ de bataille.</translation>
        </message>
        <message>
            <source>It cannot be night and fog at once.</source>
            <translation>Il ne peut y avoir nuit et brouillard à la fois.</translation>
        </message>
        <message>
            <source>The battlefield has cave walls, but neither cave nor night is set: caves are dark.</source>
            <translation>Le champ de bataille a des parois de caverne, mais ni caverne ni nuit n’est réglé : les cavernes sont sombres.</translation>
        </message>
        <message>
            <source>%1 has no zone, no entry arrow and not enough units on the map.</source>
            <translation>%1 n’a ni zone, ni flèche d’entrée, ni assez d’unités sur la carte.</translation>
        </message>
        <message>
            <source>%1 has no spaces.</source>
            <translation>%1 n’a pas de cases.</translation>
        </message>
        <message>
            <source>%1 reaches beyond the battlefield.</source>
            <translation>%1 dépasse du champ de bataille.</translation>
        </message>
        <message>
            <source>%1 and %2 belong to different sides and overlap.</source>
            <translation>%1 et %2 appartiennent à des camps différents et se recouvrent.</translation>
        </message>
        <message>
            <source>%1 is in group %2, for which its side has no zone.</source>
            <translation>%1 est du groupe %2, pour lequel son camp n’a pas de zone.</translation>
        </message>
        <message>
            <source>%1 belongs to no group, though its side deploys in groups.</source>
            <translation>%1 n’est d’aucun groupe, alors que son camp se déploie par groupes.</translation>
        </message>
        <message>
            <source>The zone of %1 has %2 spaces for infantry, but %3 are needed.</source>
            <translation>La zone de %1 a %2 cases pour l’infanterie, mais il en faut %3.</translation>
        </message>
        <message>
            <source>The zone of %1 has %2 spaces for light vehicles, but %3 are needed.</source>
            <translation>La zone de %1 a %2 cases pour les véhicules légers, mais il en faut %3.</translation>
        </message>
        <message>
            <source>The zone of %1 has %2 spaces for heavy vehicles, but %3 are needed.</source>
            <translation>La zone de %1 a %2 cases pour les véhicules lourds, mais il en faut %3.</translation>
        </message>
        <message>
            <source>The zone of %1 has %2 spaces for creatures, but %3 are needed.</source>
            <translation>La zone de %1 a %2 cases pour les créatures, mais il en faut %3.</translation>
        </message>
        <message>
            <source>%1 starts at %2, which nobody can enter.</source>
            <translation>%1 commence en %2, où personne ne peut entrer.</translation>
        </message>
        <message>
            <source>%1 starts in the water at %2 and cannot swim.</source>
            <translation>%1 commence dans l’eau en %2 et ne sait pas nager.</translation>
        </message>
        <message>
            <source>%1 lives in water only; %2 is dry land.</source>
            <translation>%1 ne vit que dans l’eau ; %2 est à sec.</translation>
        </message>
        <message>
            <source>%1 cannot be in a building; %2 is inside one.</source>
            <translation>%1 ne peut pas être dans un bâtiment ; %2 est à l’intérieur.</translation>
        </message>
        <message>
            <source>%1 starts at %2, where the terrain bars units of its class.</source>
            <translation>%1 commence en %2, où le terrain interdit les unités de sa classe.</translation>
        </message>
        <message>
            <source>%1 does not lie fully on the battlefield.</source>
            <translation>%1 n’est pas entièrement sur le champ de bataille.</translation>
        </message>
        <message>
            <source>%1 starts outside its zone and is no Scout.</source>
            <translation>%1 commence hors de sa zone et n’est pas Éclaireur.</translation>
        </message>
        <message>
            <source>%1 starts %2 spaces outside its zone; its Scout ability allows %3.</source>
            <translation>%1 commence à %2 cases de sa zone ; sa capacité Éclaireur en permet %3.</translation>
        </message>
        <message>
            <source>%1 deploys as a Scout next to an objective, which is not allowed.</source>
            <translation>%1 se déploie en Éclaireur à côté d’un objectif, ce qui n’est pas permis.</translation>
        </message>
        <message>
            <source>%1 must start front side up.</source>
            <translation>%1 doit commencer face avant visible.</translation>
        </message>
        <message>
            <source>%1 can hide in water only; %2 is none.</source>
            <translation>%1 ne peut se cacher que dans l’eau ; %2 n’en est pas.</translation>
        </message>
        <message>
            <source>%1 belongs to no side.</source>
            <translation>%1 n’appartient à aucun camp.</translation>
        </message>
        <message>
            <source>%1 does not come in over the border of the battlefield.</source>
            <translation>%1 n’entre pas par le bord du champ de bataille.</translation>
        </message>
        <message>
            <source>%1 leads to %2, which nobody can enter.</source>
            <translation>%1 mène à %2, où personne ne peut entrer.</translation>
        </message>
        <message>
            <source>%1 and %2 let two sides enter by the same space.</source>
            <translation>%1 et %2 font entrer deux camps par la même case.</translation>
        </message>
        <message>
            <source>%1 leads into %2 of the enemy.</source>
            <translation>%1 mène dans %2 de l’ennemi.</translation>
        </message>
        <message>
            <source>%1 belongs to %2, who do not play on its side.</source>
            <translation>%1 appartient à %2, qui ne joue pas dans son camp.</translation>
        </message>
        <message>
            <source>%1 stands on the map without a side.</source>
            <translation>%1 est sur la carte sans camp.</translation>
        </message>
        <message>
            <source>%1 lies next to %2.</source>
            <translation>%1 est à côté de %2.</translation>
        </message>
        <message>
            <source>%1 has neither a budget nor an army nor units on the map.</source>
            <translation>%1 n’a ni budget, ni armée, ni unités sur la carte.</translation>
        </message>
        <message>
            <source>A victory condition is about %1, who takes no part.</source>
            <translation>Une condition de victoire concerne %1, qui ne participe pas.</translation>
        </message>
        <message>
            <source>%1 takes part, but his laboratory is not on the map.</source>
            <translation>%1 participe, mais son laboratoire n’est pas sur la carte.</translation>
        </message>
        <message>
            <source>%1 summons %2, for which there is no counter.</source>
            <translation>%1 invoque %2, pour qui il n’y a pas de pion.</translation>
        </message>
        <message>
            <source>Something here spreads Terror: prepare the Madness bag.</source>
            <translation>Quelque chose ici répand la Terreur : préparez le sac de Folie.</translation>
        </message>
        <message>
            <source>There are places to search: prepare the Search bag.</source>
            <translation>Il y a des lieux à fouiller : préparez le sac de Fouille.</translation>
        </message>
        <message>
            <source>The Search bag is prepared, but there is nowhere to search.</source>
            <translation>Le sac de Fouille est prêt, mais il n’y a rien à fouiller.</translation>
        </message>
        <message>
            <source>Zombies may rise: prepare the Zombie bag.</source>
            <translation>Des zombies peuvent se lever : préparez le sac de Zombies.</translation>
        </message>
        <message>
            <source>A mass grave lies on the map, but nobody can raise the dead.</source>
            <translation>Une fosse commune est sur la carte, mais personne ne peut relever les morts.</translation>
        </message>
        <message>
            <source>%1 is uncontrolled and needs a mode: aggressive, lying in wait or roaming.</source>
            <translation>%1 est incontrôlé et a besoin d’un mode : agressif, à l’affût ou errant.</translation>
        </message>
        <message>
            <source>%1 has the mode "%2", which does not exist.</source>
            <translation>%1 a le mode « %2 », qui n’existe pas.</translation>
        </message>
        <message>
            <source>%1 has no way to win.</source>
            <translation>%1 n’a aucun moyen de gagner.</translation>
        </message>
        <message>
            <source>Nobody may have won when the battle ends: say who wins then, or that it is a draw.</source>
            <translation>Il se peut que personne n’ait gagné à la fin : dites qui gagne alors, ou que c’est un match nul.</translation>
        </message>
        <message>
            <source>A victory condition speaks of turn %1; the battle ends on turn %2.</source>
            <translation>Une condition de victoire parle du tour %1 ; la bataille finit au tour %2.</translation>
        </message>
        <message>
            <source>A score table gives %1 points; points are never negative.</source>
            <translation>Un tableau de points donne %1 points ; les points ne sont jamais négatifs.</translation>
        </message>
        <message>
            <source>The score table of %1 has no line for losses of %2.</source>
            <translation>Le tableau de points de %1 n’a pas de ligne pour les pertes de %2.</translation>
        </message>
        <message>
            <source>The battle is won by points, but %1 has no breaking points.</source>
            <translation>La bataille se gagne aux points, mais %1 n’a pas de points de rupture.</translation>
        </message>
        <message>
            <source>A campaign box names no earlier chapter.</source>
            <translation>Un encadré de campagne ne nomme aucun chapitre antérieur.</translation>
        </message>
        <message>
            <source>The campaign box about %1 names no side of that chapter.</source>
            <translation>L’encadré de campagne sur %1 ne nomme aucun camp de ce chapitre.</translation>
        </message>
        <message>
            <source>The campaign box about %1 has the result "%3", which cannot be: won, lost or draw.</source>
            <translation>L’encadré de campagne sur %1 a le résultat « %3 », qui ne peut être : gagné, perdu ou nul.</translation>
        </message>
        <message>
            <source>The campaign box about %1 gives something to %4, who does not play.</source>
            <translation>L’encadré de campagne sur %1 donne quelque chose à %4, qui ne joue pas.</translation>
        </message>
        <message>
            <source>Only one result of %1 has an effect here; say what happens after the others.</source>
            <translation>Un seul résultat de %1 a un effet ici ; dites ce qui se passe après les autres.</translation>
        </message>
        <message>
            <source>%1 is granted to %2, whose faction cannot use it.</source>
            <translation>%1 est accordé à %2, dont la faction ne peut pas l’utiliser.</translation>
        </message>
        <message>
            <source>%1 is granted to %2, who has no Character to hold it.</source>
            <translation>%1 est accordé à %2, qui n’a pas de Personnage pour le tenir.</translation>
        </message>
        <message>
            <source>The scenario changes how summoning works; tell the players under gameplay.</source>
            <translation>Le scénario change l’invocation ; dites-le aux joueurs dans le texte de jeu.</translation>
        </message>
        <message>
            <source>%1 has no place.</source>
            <translation>%1 n’a pas d’endroit.</translation>
        </message>
        <message>
            <source>Nothing is won by %1: no victory condition and no text uses it.</source>
            <translation>%1 ne rapporte rien : aucune condition de victoire et aucun texte ne l’emploie.</translation>
        </message>
        <message>
            <source>%1 lies in or next to %2.</source>
            <translation>%1 est dans %2 ou à côté.</translation>
        </message>
        <message>
            <source>%1 stands on the map at the start; Totems appear in the first Supply Phase.</source>
            <translation>%1 est sur la carte au départ ; les totems apparaissent à la première phase de ravitaillement.</translation>
        </message>
        <message>
            <source>%1 is a Mythos Manifestation without a Terror value; 0 means it frightens nobody.</source>
            <translation>%1 est une manifestation du Mythe sans valeur de Terreur ; 0 veut dire qu’elle n’effraie personne.</translation>
        </message>
        <message>
            <source>A special rule allows fire or assault in the Supply Phase, which nothing may.</source>
            <translation>Une règle spéciale permet le tir ou l’assaut en phase de ravitaillement, ce que rien ne peut.</translation>
        </message>
        <message>
            <source>%1 can neither assault nor fire: when aggressive it only walks.</source>
            <translation>%1 ne peut ni assaillir ni tirer : agressif, il ne fait que marcher.</translation>
        </message>
        <message>
            <source>%1 can neither assault nor fire: lying in wait it does nothing.</source>
            <translation>%1 ne peut ni assaillir ni tirer : à l’affût, il ne fait rien.</translation>
        </message>
        <message>
            <source>%1 Zombies stand on the map and none of the %2 counters is left for the bag.</source>
            <translation>%1 zombies sont sur la carte et aucun des %2 pions ne reste pour le sac.</translation>
        </message>
        <message>
            <source>%1 is in the army "%2" and in the Search bag as well.</source>
            <translation>%1 est dans l’armée « %2 » et aussi dans le sac de Fouille.</translation>
        </message>
        <message>
            <source>%1 must not be in the Search bag.</source>
            <translation>%1 ne doit pas être dans le sac de Fouille.</translation>
        </message>
        <message>
            <source>%1 belongs to one faction; whoever finds it in the Search bag may not be able to use it.</source>
            <translation>%1 appartient à une faction ; qui le trouve dans le sac de Fouille pourrait ne pas pouvoir l’utiliser.</translation>
        </message>
        <message>
            <source>Remove the side %1</source>
            <translation>Retirer le camp %1</translation>
        </message>
        <message>
            <source>Leave %1 in the deck</source>
            <translation>Laisser %1 dans le paquet de cartes</translation>
        </message>
        <message>
            <source>End on turn %1</source>
            <translation>Finir au tour %1</translation>
        </message>
        <message>
            <source>Move it to turn %1</source>
            <translation>Le déplacer au tour %1</translation>
        </message>
        <message>
            <source>Keep it random</source>
            <translation>La garder aléatoire</translation>
        </message>
        <message>
            <source>Give it to %1</source>
            <translation>La donner à %1</translation>
        </message>
        <message>
            <source>Let the initiative player deploy first</source>
            <translation>Laisser le joueur qui a l’initiative déployer d’abord</translation>
        </message>
        <message>
            <source>Deal %1 cards</source>
            <translation>Distribuer %1 cartes</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>Tourner %1</translation>
        </message>
        <message>
            <source>Put %1 on the nearest interspace</source>
            <translation>Mettre %1 sur l’intersection la plus proche</translation>
        </message>
        <message>
            <source>Put %1 into the space</source>
            <translation>Mettre %1 sur la case</translation>
        </message>
        <message>
            <source>Lift the fog</source>
            <translation>Lever le brouillard</translation>
        </message>
        <message>
            <source>Play it as a cave</source>
            <translation>Jouer comme une caverne</translation>
        </message>
        <message>
            <source>Trim %1</source>
            <translation>Rogner %1</translation>
        </message>
        <message>
            <source>Take %1 out of the group</source>
            <translation>Sortir %1 du groupe</translation>
        </message>
        <message>
            <source>Put %1 into group %2</source>
            <translation>Mettre %1 dans le groupe %2</translation>
        </message>
        <message numerus="yes">
            <source>Grow the zone by %n space(s)</source>
            <translation>
                <numerusform>Agrandir la zone de %n case</numerusform>
                <numerusform>Agrandir la zone de %n cases</numerusform>
            </translation>
        </message>
        <message>
            <source>Turn %1 front side up</source>
            <translation>Retourner %1 face avant visible</translation>
        </message>
        <message>
            <source>Turn %1 to the border</source>
            <translation>Tourner %1 vers le bord</translation>
        </message>
        <message>
            <source>Give %1 to %2</source>
            <translation>Donner %1 à %2</translation>
        </message>
        <message>
            <source>Prepare %1</source>
            <translation>Préparer %1</translation>
        </message>
        <message>
            <source>Make %1 aggressive</source>
            <translation>Rendre %1 agressif</translation>
        </message>
        <message>
            <source>Let %1 lie in wait</source>
            <translation>Mettre %1 à l’affût</translation>
        </message>
        <message>
            <source>Let %1 roam</source>
            <translation>Laisser %1 errer</translation>
        </message>
        <message>
            <source>Take %1 out of the bag</source>
            <translation>Sortir %1 du sac</translation>
        </message>
        <message>
            <source>Let %1 win when nobody else has</source>
            <translation>Faire gagner %1 si personne d’autre n’a gagné</translation>
        </message>
        <message>
            <source>Set it to turn %1</source>
            <translation>Le fixer au tour %1</translation>
        </message>
        <message>
            <source>Give %1 points</source>
            <translation>Donner %1 points</translation>
        </message>
        <message>
            <source>Add a line for losses of %1</source>
            <translation>Ajouter une ligne pour les pertes de %1</translation>
        </message>
        <message>
            <source>Do not grant %1</source>
            <translation>Ne pas accorder %1</translation>
        </message>
        <message>
            <source>Set its Terror to %1</source>
            <translation>Fixer sa Terreur à %1</translation>
        </message>
        <message>
            <source>%1 is defined twice in this pack.</source>
            <translation>%1 est défini deux fois dans ce paquet.</translation>
        </message>
        <message>
            <source>%1 refers to "%2", which no open pack has.</source>
            <translation>%1 renvoie à « %2 », qu’aucun paquet ouvert ne contient.</translation>
        </message>
        <message>
            <source>%1 uses "%2", but this pack does not say that it needs the pack %3.</source>
            <translation>%1 utilise « %2 », mais le paquet ne dit pas qu’il a besoin du paquet %3.</translation>
        </message>
        <message>
            <source>%1 has no name.</source>
            <translation>%1 n’a pas de nom.</translation>
        </message>
        <message>
            <source>%1 has no help text.</source>
            <translation>%1 n’a pas de texte d’aide.</translation>
        </message>
        <message>
            <source>The name of %1 is missing in the language "%2", which the pack claims to speak.</source>
            <translation>Le nom de %1 manque dans la langue « %2 », que le paquet dit parler.</translation>
        </message>
        <message>
            <source>%1 asks for the symbol "%2", which does not exist.</source>
            <translation>%1 demande le symbole « %2 », qui n’existe pas.</translation>
        </message>
        <message>
            <source>%1 asks for the scan "%2", which is not in the pack.</source>
            <translation>%1 demande l’image « %2 », qui n’est pas dans le paquet.</translation>
        </message>
        <message>
            <source>%1 has the effect "%2", which the game does not know.</source>
            <translation>%1 a l’effet « %2 », que le jeu ne connaît pas.</translation>
        </message>
        <message>
            <source>The effect "%2" of %1 needs a number.</source>
            <translation>L’effet « %2 » de %1 demande un nombre.</translation>
        </message>
        <message>
            <source>The effect "%2" of %1 takes no number.</source>
            <translation>L’effet « %2 » de %1 ne prend pas de nombre.</translation>
        </message>
        <message>
            <source>The effect "%2" of %1 needs the unit classes it holds for.</source>
            <translation>L’effet « %2 » de %1 demande les classes d’unités concernées.</translation>
        </message>
        <message>
            <source>The effect "%2" of %1 holds for all unit classes alike.</source>
            <translation>L’effet « %2 » de %1 vaut pour toutes les classes d’unités.</translation>
        </message>
        <message>
            <source>%1 has no face.</source>
            <translation>%1 n’a aucune face.</translation>
        </message>
        <message>
            <source>%1 has two faces called "%2".</source>
            <translation>%1 a deux faces appelées « %2 ».</translation>
        </message>
        <message>
            <source>The face "%2" of %1 has another outline than the first.</source>
            <translation>La face « %2 » de %1 n’a pas le même contour que la première.</translation>
        </message>
        <message>
            <source>On the face "%2" of %1, %3 lies where its kind of terrain cannot lie.</source>
            <translation>Sur la face « %2 » de %1, %3 se trouve là où ce genre de terrain ne peut pas être.</translation>
        </message>
        <message>
            <source>An edge of %1 (face "%2", %3) touches none of its spaces.</source>
            <translation>Un bord de %1 (face « %2 », %3) ne touche aucune de ses cases.</translation>
        </message>
        <message>
            <source>A corner of %1 (face "%2", %3) lies outside of it.</source>
            <translation>Un coin de %1 (face « %2 », %3) est en dehors.</translation>
        </message>
        <message>
            <source>A room of %1 (face "%2") holds the space %3, which it does not have.</source>
            <translation>Une pièce de %1 (face « %2 ») contient la case %3, qui n’existe pas.</translation>
        </message>
        <message>
            <source>The colour of %1 must be written like #0072B2; it is "%2".</source>
            <translation>La couleur de %1 s’écrit comme #0072B2 ; elle vaut « %2 ».</translation>
        </message>
        <message>
            <source>%1 holds nothing.</source>
            <translation>%1 ne contient rien.</translation>
        </message>
        <message>
            <source>%1 lists %2 zero times.</source>
            <translation>%1 cite %2 zéro fois.</translation>
        </message>
        <message>
            <source>%1 lies in no box of this pack.</source>
            <translation>%1 n’est dans aucune boîte de ce paquet.</translation>
        </message>
        <message>
            <source>%1 is in no deck.</source>
            <translation>%1 n’est dans aucune pioche.</translation>
        </message>
        <message>
            <source>%1 costs %2; by the formula for samples it would be %3.</source>
            <translation>%1 coûte %2 ; selon la formule des échantillons, ce serait %3.</translation>
        </message>
        <message>
            <source>Nothing brings %1 into play: no tile, option, bag or scenario role.</source>
            <translation>Rien ne met %1 en jeu : ni tuile, ni option, ni sac, ni rôle de scénario.</translation>
        </message>
        <message>
            <source>%1 fits no slot of any tile that may use it.</source>
            <translation>%1 ne va dans aucun emplacement d’une tuile qui pourrait l’utiliser.</translation>
        </message>
        <message>
            <source>The defense of %1 is printed %2, the colour of its class.</source>
            <translation>La défense de %1 s’imprime dans la couleur de sa classe (%2).</translation>
        </message>
        <message>
            <source>%1 holds %3 spaces, which its class (%2) cannot.</source>
            <translation>%1 occupe %3 cases, ce que sa classe (%2) ne permet pas.</translation>
        </message>
        <message>
            <source>The movement of %1 is %2; it is zero or more, or left out for X.</source>
            <translation>Le mouvement de %1 vaut %2 ; il est nul ou positif, ou omis pour X.</translation>
        </message>
        <message>
            <source>A combat bonus of %1 is %2; it is 0 to 19, or left out for X.</source>
            <translation>Un bonus de combat de %1 vaut %2 ; il va de 0 à 19, ou est omis pour X.</translation>
        </message>
        <message>
            <source>%1 is a heavy vehicle and should have four defense values.</source>
            <translation>%1 est un véhicule lourd et devrait avoir quatre valeurs de défense.</translation>
        </message>
        <message>
            <source>%1 should have one defense value, not several.</source>
            <translation>%1 devrait avoir une seule valeur de défense.</translation>
        </message>
        <message>
            <source>%1 absorbs a hit by flipping but has no other side.</source>
            <translation>%1 encaisse un coup en se retournant, mais n’a pas d’autre face.</translation>
        </message>
        <message>
            <source>The second side of %1 does not say what it is for.</source>
            <translation>La seconde face de %1 ne dit pas à quoi elle sert.</translation>
        </message>
        <message>
            <source>%1 names a role for its second side but has no such side.</source>
            <translation>%1 nomme un rôle pour sa seconde face, mais n’en a pas.</translation>
        </message>
        <message>
            <source>%1 is a vehicle and needs a wreck.</source>
            <translation>%1 est un véhicule et demande une épave.</translation>
        </message>
        <message>
            <source>%1 has %2 and needs a second side made for it.</source>
            <translation>%1 possède %2 et demande une seconde face prévue pour cela.</translation>
        </message>
        <message>
            <source>%1 has weapons, and combat bonuses besides them.</source>
            <translation>%1 a des armes, et en plus ses propres bonus de combat.</translation>
        </message>
        <message>
            <source>%1 has no secondary weapon, so nothing says how it defends in an assault.</source>
            <translation>%1 n’a pas d’arme secondaire : rien ne dit comment il se défend dans un assaut.</translation>
        </message>
        <message>
            <source>%1 has the trait "%2", which the rules do not name.</source>
            <translation>%1 a le trait « %2 », que les règles ne nomment pas.</translation>
        </message>
        <message>
            <source>%1 is uncontrolled and can neither assault nor fire.</source>
            <translation>%1 est incontrôlé et ne peut ni donner l’assaut ni tirer.</translation>
        </message>
        <message>
            <source>%1 must carry both the Zombie trait and the Zombie icon, or neither.</source>
            <translation>%1 doit porter à la fois le trait et l’icône Zombie, ou aucun des deux.</translation>
        </message>
        <message>
            <source>No Zombie bag holds %1.</source>
            <translation>Aucun sac de Zombies ne contient %1.</translation>
        </message>
        <message>
            <source>%1 has %2 without the number it needs.</source>
            <translation>%1 possède %2 sans le nombre nécessaire.</translation>
        </message>
        <message>
            <source>%1 has %2 with a number, but it takes none.</source>
            <translation>%1 possède %2 avec un nombre, alors qu’il n’en prend pas.</translation>
        </message>
        <message>
            <source>%1 has %2 with a number below zero.</source>
            <translation>%1 possède %2 avec un nombre négatif.</translation>
        </message>
        <message>
            <source>%1 has %2 twice on one side.</source>
            <translation>%1 possède %2 deux fois sur une face.</translation>
        </message>
        <message>
            <source>%1 has the ability "%2", which no open pack explains.</source>
            <translation>%1 a la capacité « %2 », qu’aucun paquet ouvert n’explique.</translation>
        </message>
        <message>
            <source>%1 assaults at a distance but has no Assault.</source>
            <translation>%1 donne l’assaut à distance, mais n’a pas Assaut.</translation>
        </message>
        <message>
            <source>%1 is a Machine Gunner with a bonus below 2 and has nothing to split.</source>
            <translation>%1 est Mitrailleur avec un bonus inférieur à 2 : il n’a rien à répartir.</translation>
        </message>
        <message>
            <source>%1 has Sacrifice, which needs an undamaged side turned to a damaged one.</source>
            <translation>%1 a Sacrifice, qui demande de passer d’une face indemne à une face endommagée.</translation>
        </message>
        <message>
            <source>%1 has both Sacrifice and Ultimate Sacrifice.</source>
            <translation>%1 a à la fois Sacrifice et Sacrifice ultime.</translation>
        </message>
        <message>
            <source>%1 has no cost.</source>
            <translation>%1 n’a pas de coût.</translation>
        </message>
        <message>
            <source>%1 hands out no markers; the rules give %2.</source>
            <translation>%1 ne distribue aucun marqueur ; les règles en donnent %2.</translation>
        </message>
        <message>
            <source>%1 hands out %2 markers; the rules give %3.</source>
            <translation>%1 distribue %2 marqueurs ; les règles en donnent %3.</translation>
        </message>
        <message>
            <source>%1 provides no unit.</source>
            <translation>%1 ne fournit aucune unité.</translation>
        </message>
        <message>
            <source>The tile %1 has no cost.</source>
            <translation>La tuile %1 n’a pas de coût.</translation>
        </message>
        <message>
            <source>%1 has no breaking points.</source>
            <translation>%1 n’a pas de points de rupture.</translation>
        </message>
        <message>
            <source>%1 has no victory points.</source>
            <translation>%1 n’a pas de points de victoire.</translation>
        </message>
        <message>
            <source>%1 is a support option and brings no unit.</source>
            <translation>%1 est une option de soutien et n’apporte aucune unité.</translation>
        </message>
        <message>
            <source>%1 is a spell and does not say what it costs its caster.</source>
            <translation>%1 est un sort et ne dit pas ce qu’il coûte à son lanceur.</translation>
        </message>
        <message>
            <source>The hero tile %1 must bring the hero and nobody else.</source>
            <translation>La tuile de héros %1 doit amener le héros et personne d’autre.</translation>
        </message>
        <message>
            <source>%1 brings a hero but is no hero tile.</source>
            <translation>%1 amène un héros sans être une tuile de héros.</translation>
        </message>
        <message>
            <source>Spell books have spaces for spells, other options have none: %1.</source>
            <translation>Les livres de sorts ont des places pour des sorts, les autres options n’en ont pas : %1.</translation>
        </message>
        <message>
            <source>%1 is an officer tile without an officer of its own.</source>
            <translation>%1 est une tuile d’officier sans officier à elle.</translation>
        </message>
        <message>
            <source>%1 provides %2, which belongs to another faction.</source>
            <translation>%1 fournit %2, qui appartient à une autre faction.</translation>
        </message>
        <message>
            <source>%1 can never be found by searching and must say so.</source>
            <translation>%1 ne peut jamais être trouvé en fouillant et doit l’indiquer.</translation>
        </message>
        <message>
            <source>%1 holds %2, which can never be found by searching.</source>
            <translation>%1 contient %2, qu’on ne peut jamais trouver en fouillant.</translation>
        </message>
        <message>
            <source>%1 holds %2, a spell of one faction.</source>
            <translation>%1 contient %2, un sort d’une seule faction.</translation>
        </message>
        <message>
            <source>%1 is a weapon that can hit nothing.</source>
            <translation>%1 est une arme qui ne peut rien toucher.</translation>
        </message>
        <message>
            <source>"%2" of %1 is %3; it cannot be below zero.</source>
            <translation>« %2 » de %1 vaut %3 ; cela ne peut pas être négatif.</translation>
        </message>
        <message>
            <source>A slot of %1 takes no kind of option.</source>
            <translation>Un emplacement de %1 n’accepte aucun genre d’option.</translation>
        </message>
        <message>
            <source>%1 breaks at %2 losses with %3 units of its own.</source>
            <translation>%1 se brise à %2 pertes avec %3 unités à elle.</translation>
        </message>
        <message>
            <source>The face "%2" of %1 is a building without an entrance.</source>
            <translation>La face « %2 » de %1 est un bâtiment sans entrée.</translation>
        </message>
        <message>
            <source>The space %3 of %1 (face "%2") is in no room.</source>
            <translation>La case %3 de %1 (face « %2 ») n’est dans aucune pièce.</translation>
        </message>
        <message>
            <source>The space %3 of %1 (face "%2") is in several rooms.</source>
            <translation>La case %3 de %1 (face « %2 ») est dans plusieurs pièces.</translation>
        </message>
        <message>
            <source>%1 can be destroyed but has no face that shows what is left.</source>
            <translation>%1 peut être détruit, mais n’a pas de face montrant ce qu’il en reste.</translation>
        </message>
        <message>
            <source>%1 is a place of the Mythos without a Terror value; say 0 when none is meant.</source>
            <translation>%1 est un lieu du Mythe sans valeur de Terreur ; indiquez 0 si c’est voulu.</translation>
        </message>
        <message>
            <source>The collection holds no %1.</source>
            <translation>La collection ne contient pas de %1.</translation>
        </message>
        <message>
            <source>%1 is needed once too often: %2 uses, but the collection holds %3.</source>
            <translation>Il manque un exemplaire de %1 : %2 emplois, mais la collection en contient %3.</translation>
        </message>
        <message>
            <source>%1 can never reach %2: it is sealed off for every unit it has.</source>
            <translation>%1 ne peut jamais atteindre %2 : l’accès en est fermé à toutes ses unités.</translation>
        </message>
        <message>
            <source>%1 starts hidden, but %2 spots it at once.</source>
            <translation>%1 commence caché, mais %2 le repère aussitôt.</translation>
        </message>
        <message>
            <source>%1 starts hidden in a ford at %2, where nobody can hide.</source>
            <translation>%1 commence caché dans un gué en %2, où personne ne peut se cacher.</translation>
        </message>
        <message>
            <source>%1 and %2 lie next to each other: the first shots fall before anybody has moved.</source>
            <translation>%1 et %2 se touchent : les premiers tirs partent avant que personne n’ait bougé.</translation>
        </message>
        <message>
            <source>From %1 one sees %4 spaces of %2, the nearest %3 spaces away: shots in the first turn.</source>
            <translation>De %1 on voit %4 cases de %2, la plus proche à %3 cases : tirs dès le premier tour.</translation>
        </message>
        <message>
            <source>%1 lives in water, but no water leads out of the zone of %2.</source>
            <translation>%1 vit dans l’eau, mais aucune eau ne mène hors de la zone de %2.</translation>
        </message>
        <message>
            <source>%1 needs %3 turns to reach %2; the battle ends on turn %4.</source>
            <translation>Il faut à %1 %3 tours pour atteindre %2 ; la bataille finit au tour %4.</translation>
        </message>
        <message>
            <source>%3, brought by %1, finds no space on this map that it may enter.</source>
            <translation>%3, apporté par %1, ne trouve sur cette carte aucune case où entrer.</translation>
        </message>
    </context>
    <context>
        <name>InspectorFacts</name>
        <message>
            <source>Structure</source>
            <translation>Structure</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Défense</translation>
        </message>
        <message>
            <source>+%1 infantry</source>
            <translation>+%1 infanterie</translation>
        </message>
        <message>
            <source>Rooms</source>
            <translation>Pièces</translation>
        </message>
        <message numerus="yes">
            <source>%n room(s)</source>
            <translation>
                <numerusform>%n pièce</numerusform>
                <numerusform>%n pièces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n entrance(s)</source>
            <translation>
                <numerusform>%n entrée</numerusform>
                <numerusform>%n entrées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n window(s)</source>
            <translation>
                <numerusform>%n fenêtre</numerusform>
                <numerusform>%n fenêtres</numerusform>
            </translation>
        </message>
        <message>
            <source>infantry %1 · light %2 · heavy %3</source>
            <translation>infanterie %1 · léger %2 · lourd %3</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Classe</translation>
        </message>
        <message>
            <source>Faction</source>
            <translation>Faction</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Mouvement</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Attaque</translation>
        </message>
        <message>
            <source>front %1 · left %2 · right %3 · back %4</source>
            <translation>avant %1 · gauche %2 · droite %3 · arrière %4</translation>
        </message>
        <message>
            <source>Orders</source>
            <translation>Ordres</translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n étoile</numerusform>
                <numerusform>%n étoiles</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 used</source>
            <translation>%1 sur %2 utilisés</translation>
        </message>
        <message>
            <source>No open pack holds this piece. It is kept as it is and saved unchanged.</source>
            <translation>Aucun paquet ouvert ne contient cette pièce. Elle est gardée telle quelle et enregistrée sans changement.</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message numerus="yes">
            <source>%n space(s)</source>
            <translation>
                <numerusform>%n case</numerusform>
                <numerusform>%n cases</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PieceRenderer</name>
        <message>
            <source>sample</source>
            <translation>exemple</translation>
        </message>
    </context>
    <context>
        <name>PlacementRules</name>
        <message>
            <source>%1 is off the boards</source>
            <translation>%1 est hors des plateaux</translation>
        </message>
        <message>
            <source>Another board already covers %1</source>
            <translation>Un autre plateau couvre déjà %1</translation>
        </message>
        <message>
            <source>One of its kind lies here already</source>
            <translation>Il y en a déjà un de ce genre ici</translation>
        </message>
        <message>
            <source>Another unit stands on %1</source>
            <translation>Une autre unité se tient sur %1</translation>
        </message>
        <message>
            <source>No open pack holds this piece</source>
            <translation>Aucun paquet ouvert ne contient cette pièce</translation>
        </message>
    </context>
    <context>
        <name>ProblemText</name>
        <message>
            <source>This is not well-formed JSON: %1.</source>
            <translation>Ce n’est pas du JSON bien formé : %1.</translation>
        </message>
        <message>
            <source>The file may be cut off or edited by hand: correct it here, or take a backup.</source>
            <translation>Le fichier a pu être tronqué ou modifié à la main : corrigez-le à cet endroit ou reprenez une sauvegarde.</translation>
        </message>
        <message>
            <source>The field "%1" occurs twice in the same braces.</source>
            <translation>Le champ « %1 » apparaît deux fois entre les mêmes accolades.</translation>
        </message>
        <message>
            <source>Keep one of the two.</source>
            <translation>Gardez l’un des deux.</translation>
        </message>
        <message>
            <source>The number is larger than the program can hold (%1).</source>
            <translation>Le nombre dépasse ce que le programme peut contenir (%1).</translation>
        </message>
        <message>
            <source>Write a smaller number.</source>
            <translation>Écrivez un nombre plus petit.</translation>
        </message>
        <message>
            <source>The file nests values more than %1 levels deep.</source>
            <translation>Le fichier imbrique des valeurs sur plus de %1 niveaux.</translation>
        </message>
        <message>
            <source>No document of ours does that: the file is damaged or made to do harm.</source>
            <translation>Aucun de nos documents ne fait cela : le fichier est abîmé ou fait pour nuire.</translation>
        </message>
        <message>
            <source>The file holds more than %1 values.</source>
            <translation>Le fichier contient plus de %1 valeurs.</translation>
        </message>
        <message>
            <source>Split it into smaller documents.</source>
            <translation>Partagez-le en documents plus petits.</translation>
        </message>
        <message>
            <source>The file has %1, and more than %2 are not read.</source>
            <translation>Le fichier fait %1 ; au-delà de %2, rien n’est lu.</translation>
        </message>
        <message>
            <source>The field "%1" is missing.</source>
            <translation>Le champ « %1 » manque.</translation>
        </message>
        <message>
            <source>Add it.</source>
            <translation>Ajoutez-le.</translation>
        </message>
        <message>
            <source>There is no field "%1" here.</source>
            <translation>Il n’y a pas de champ « %1 » ici.</translation>
        </message>
        <message>
            <source>Check its spelling or remove it.</source>
            <translation>Vérifiez son orthographe ou retirez-le.</translation>
        </message>
        <message>
            <source>Here should be %1, not %2.</source>
            <translation>Il faudrait ici %1, non %2.</translation>
        </message>
        <message>
            <source>Here should be one of %1, not "%2".</source>
            <translation>Il faudrait ici l’un de ces mots : %1 ; non « %2 ».</translation>
        </message>
        <message>
            <source>The number should lie between %1 and %2; it is %3.</source>
            <translation>Le nombre devrait être compris entre %1 et %2 ; il vaut %3.</translation>
        </message>
        <message>
            <source>"%1" cannot be an id.</source>
            <translation>« %1 » ne peut pas être un identifiant.</translation>
        </message>
        <message>
            <source>Ids have 1 to 64 letters, digits, dots, underscores and hyphens.</source>
            <translation>Un identifiant a de 1 à 64 lettres, chiffres, points, soulignés et traits d’union.</translation>
        </message>
        <message>
            <source>"%1" cannot be the id of a pack.</source>
            <translation>« %1 » ne peut pas être l’identifiant d’un paquet.</translation>
        </message>
        <message>
            <source>Use small letters, digits and hyphens, a letter first.</source>
            <translation>Utilisez des minuscules, des chiffres et des traits d’union, une lettre d’abord.</translation>
        </message>
        <message>
            <source>"%1" does not name a piece of content.</source>
            <translation>« %1 » ne désigne aucun contenu.</translation>
        </message>
        <message>
            <source>Write it as pack:kind/name, for example son-core:unit/ranger-rifles.</source>
            <translation>Écrivez-le paquet:genre/nom, par exemple son-core:unit/ranger-rifles.</translation>
        </message>
        <message>
            <source>"%1" is not the code of a language.</source>
            <translation>« %1 » n’est pas le code d’une langue.</translation>
        </message>
        <message>
            <source>Use codes such as en, fr or pt-BR.</source>
            <translation>Utilisez des codes comme en, fr ou pt-BR.</translation>
        </message>
        <message>
            <source>This document has nothing that can be drawn.</source>
            <translation>Ce document n’a rien qui se dessine.</translation>
        </message>
        <message>
            <source>Give a scenario or an army.</source>
            <translation>Donnez un scénario ou une armée.</translation>
        </message>
        <message>
            <source>This is not a collection.</source>
            <translation>Ce n’est pas une collection.</translation>
        </message>
        <message>
            <source>Give a file whose format is bocage.collection.</source>
            <translation>Donnez un fichier au format bocage.collection.</translation>
        </message>
        <message>
            <source>The scenario takes %1 for an army, but it is something else.</source>
            <translation>Le scénario prend %1 pour une armée, mais c’est autre chose.</translation>
        </message>
        <message>
            <source>Link to a file whose format is bocage.army.</source>
            <translation>Liez un fichier au format bocage.army.</translation>
        </message>
        <message>
            <source>"%1" cannot be a letter of a terrain grid.</source>
            <translation>« %1 » ne peut pas être une lettre d’une grille de terrain.</translation>
        </message>
        <message>
            <source>Use one printable character other than the dot, which means "no cell".</source>
            <translation>Utilisez un caractère imprimable autre que le point, qui veut dire « pas de case ».</translation>
        </message>
        <message>
            <source>The legend does not explain the letter "%1".</source>
            <translation>La légende n’explique pas la lettre « %1 ».</translation>
        </message>
        <message>
            <source>Add it to the legend or use another letter.</source>
            <translation>Ajoutez-la à la légende ou prenez une autre lettre.</translation>
        </message>
        <message>
            <source>This row should have %1 cells like the first one; it has %2.</source>
            <translation>Cette rangée devrait avoir %1 cases comme la première ; elle en a %2.</translation>
        </message>
        <message>
            <source>A terrain grid has at least one and at most %1 cells a side.</source>
            <translation>Une grille de terrain a au moins une et au plus %1 cases de côté.</translation>
        </message>
        <message>
            <source>The file does not hold a document, which starts with a brace.</source>
            <translation>Le fichier ne contient pas de document ; un document commence par une accolade.</translation>
        </message>
        <message>
            <source>The file should say "format": "%1"; it says "%2".</source>
            <translation>Le fichier devrait indiquer "format": "%1" ; il indique « %2 ».</translation>
        </message>
        <message>
            <source>It may belong to another program.</source>
            <translation>Il appartient peut-être à un autre programme.</translation>
        </message>
        <message>
            <source>The file does not say which version of the format it has.</source>
            <translation>Le fichier ne dit pas sa version du format.</translation>
        </message>
        <message>
            <source>Add "version": 1 after "format".</source>
            <translation>Ajoutez "version": 1 après "format".</translation>
        </message>
        <message>
            <source>The file has format version %1, and this program knows versions up to %2.</source>
            <translation>Le fichier a la version de format %1 ; ce programme connaît les versions jusqu’à %2.</translation>
        </message>
        <message>
            <source>Open it with a newer Bocage.</source>
            <translation>Ouvrez-le avec un Bocage plus récent.</translation>
        </message>
        <message>
            <source>There is no way from format version %1 to the present one.</source>
            <translation>Il n’y a pas de chemin de la version de format %1 à l’actuelle.</translation>
        </message>
        <message>
            <source>Check the number after "version".</source>
            <translation>Vérifiez le nombre après "version".</translation>
        </message>
        <message>
            <source>The document was brought from format version %1 to %2.</source>
            <translation>Le document a été porté de la version de format %1 à la version %2.</translation>
        </message>
        <message>
            <source>Saving it writes the new version.</source>
            <translation>L’enregistrer écrira la nouvelle version.</translation>
        </message>
        <message>
            <source>Two things had the id "%1"; the second is now called "%2".</source>
            <translation>Deux choses avaient l’identifiant « %1 » ; la seconde s’appelle maintenant « %2 ».</translation>
        </message>
        <message>
            <source>There are more problems than the first %1.</source>
            <translation>Il y a d’autres problèmes après les %1 premiers.</translation>
        </message>
        <message>
            <source>This file is a part of a content pack (%1), not a document.</source>
            <translation>Ce fichier fait partie d’un paquet de contenu (%1), ce n’est pas un document.</translation>
        </message>
        <message>
            <source>Open the pack's folder or its .bocagepack file.</source>
            <translation>Ouvrez le dossier du paquet ou son fichier .bocagepack.</translation>
        </message>
        <message>
            <source>A collection has no page of its own.</source>
            <translation>Une collection n’a pas de page à elle.</translation>
        </message>
        <message>
            <source>Choose it as your collection in the validator instead.</source>
            <translation>Choisissez-la plutôt comme votre collection dans le validateur.</translation>
        </message>
        <message>
            <source>The file now holds a document of another kind.</source>
            <translation>Le fichier contient maintenant un document d’un autre genre.</translation>
        </message>
        <message>
            <source>Open it in a tab of its own.</source>
            <translation>Ouvrez-le dans un onglet à lui.</translation>
        </message>
        <message>
            <source>The number of turns became the END marker of the turn track.</source>
            <translation>Le nombre de tours est devenu le marqueur FIN de la piste des tours.</translation>
        </message>
        <message>
            <source>There is no such file.</source>
            <translation>Ce fichier n’existe pas.</translation>
        </message>
        <message>
            <source>It may have been moved or renamed.</source>
            <translation>Il a pu être déplacé ou renommé.</translation>
        </message>
        <message>
            <source>You may not read this file.</source>
            <translation>Vous n’avez pas le droit de lire ce fichier.</translation>
        </message>
        <message>
            <source>Ask its owner for the permission.</source>
            <translation>Demandez la permission à son propriétaire.</translation>
        </message>
        <message>
            <source>The file could not be opened: %1.</source>
            <translation>Le fichier n’a pas pu être ouvert : %1.</translation>
        </message>
        <message>
            <source>The file could not be read to its end: %1.</source>
            <translation>Le fichier n’a pas pu être lu jusqu’au bout : %1.</translation>
        </message>
        <message>
            <source>Check the disk, then try again.</source>
            <translation>Vérifiez le disque, puis réessayez.</translation>
        </message>
        <message>
            <source>This is a folder or a device, not a file.</source>
            <translation>C’est un dossier ou un périphérique, pas un fichier.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Choisissez un fichier.</translation>
        </message>
        <message>
            <source>There is nothing in this folder that can be judged.</source>
            <translation>Il n’y a rien dans ce dossier qui puisse être examiné.</translation>
        </message>
        <message>
            <source>Documents end in .scenario.json, .army.json, .campaign.json or .collection.json, packs in .bocagepack.</source>
            <translation>Les documents finissent par .scenario.json, .army.json, .campaign.json ou .collection.json, les paquets par .bocagepack.</translation>
        </message>
        <message>
            <source>The folder %1 does not exist, so nothing was saved.</source>
            <translation>Le dossier %1 n’existe pas : rien n’a été enregistré.</translation>
        </message>
        <message>
            <source>Use "Save as" with another folder.</source>
            <translation>Utilisez « Enregistrer sous » avec un autre dossier.</translation>
        </message>
        <message>
            <source>There is a folder of that name, so nothing was saved.</source>
            <translation>Un dossier porte ce nom : rien n’a été enregistré.</translation>
        </message>
        <message>
            <source>Use "Save as" with another name.</source>
            <translation>Utilisez « Enregistrer sous » avec un autre nom.</translation>
        </message>
        <message>
            <source>The file is read-only and was left as it is.</source>
            <translation>Le fichier est en lecture seule ; il est resté tel quel.</translation>
        </message>
        <message>
            <source>Nothing can be written in the folder %1; the file was left as it is.</source>
            <translation>Rien ne peut être écrit dans le dossier %1 ; le fichier est resté tel quel.</translation>
        </message>
        <message>
            <source>The new version could not be started: %1. The file was left as it is.</source>
            <translation>La nouvelle version n’a pas pu être commencée : %1. Le fichier est resté tel quel.</translation>
        </message>
        <message>
            <source>The disk is full (%1 free). The file was left as it is.</source>
            <translation>Le disque est plein (%1 libres). Le fichier est resté tel quel.</translation>
        </message>
        <message>
            <source>Make room, or use "Save as" on another disk.</source>
            <translation>Faites de la place, ou utilisez « Enregistrer sous » sur un autre disque.</translation>
        </message>
        <message>
            <source>The new version could not be written: %1. The file was left as it is.</source>
            <translation>La nouvelle version n’a pas pu être écrite : %1. Le fichier est resté tel quel.</translation>
        </message>
        <message>
            <source>Use "Save as" on another disk.</source>
            <translation>Utilisez « Enregistrer sous » sur un autre disque.</translation>
        </message>
        <message>
            <source>The disk did not confirm that it holds the new version: %1.</source>
            <translation>Le disque n’a pas confirmé qu’il contient la nouvelle version : %1.</translation>
        </message>
        <message>
            <source>Use "Save as" on another disk and have this one checked.</source>
            <translation>Utilisez « Enregistrer sous » sur un autre disque et faites vérifier celui-ci.</translation>
        </message>
        <message>
            <source>The new version could not take the old one's place: %1. The file was left as it is.</source>
            <translation>La nouvelle version n’a pas pu prendre la place de l’ancienne : %1. Le fichier est resté tel quel.</translation>
        </message>
        <message>
            <source>What the disk gives back differs from what was written.</source>
            <translation>Ce que le disque rend diffère de ce qui a été écrit.</translation>
        </message>
        <message>
            <source>The folder could not be made: %1.</source>
            <translation>Le dossier n’a pas pu être créé : %1.</translation>
        </message>
        <message>
            <source>Check the permissions of the folder above it.</source>
            <translation>Vérifiez les permissions du dossier parent.</translation>
        </message>
        <message>
            <source>The document holds something that could not be read again, so it was not written.</source>
            <translation>Le document contient quelque chose qui ne pourrait pas être relu ; il n’a donc pas été écrit.</translation>
        </message>
        <message>
            <source>Undo the last steps, then save again; the lines below say what is wrong.</source>
            <translation>Annulez les dernières étapes, puis enregistrez ; les lignes ci-dessous disent ce qui ne va pas.</translation>
        </message>
        <message>
            <source>Reading the document back would give something else, so it was not written.</source>
            <translation>Relire le document donnerait autre chose ; il n’a donc pas été écrit.</translation>
        </message>
        <message>
            <source>Undo the last steps, then save again.</source>
            <translation>Annulez les dernières étapes, puis enregistrez de nouveau.</translation>
        </message>
        <message>
            <source>The game of this pack knows no content of the kind "%1".</source>
            <translation>Le jeu de ce paquet ne connaît pas de contenu du genre « %1 ».</translation>
        </message>
        <message>
            <source>Check "kind" here and "system" in pack.json.</source>
            <translation>Vérifiez « kind » ici et « system » dans pack.json.</translation>
        </message>
        <message>
            <source>"%1" should start with %2:%3/, the pack and kind of this file.</source>
            <translation>« %1 » devrait commencer par %2:%3/, le paquet et le genre de ce fichier.</translation>
        </message>
        <message>
            <source>Change the id, or move the item to the file it belongs to.</source>
            <translation>Changez l’identifiant, ou déplacez l’élément dans le fichier qui convient.</translation>
        </message>
        <message>
            <source>"%1" is defined twice; the first definition counts.</source>
            <translation>« %1 » est défini deux fois ; la première définition compte.</translation>
        </message>
        <message>
            <source>Rename or remove one of the two.</source>
            <translation>Renommez ou retirez l’un des deux.</translation>
        </message>
        <message>
            <source>The pack %1 is there twice: version %2 in %3 is used, version %4 is not.</source>
            <translation>Le paquet %1 est là deux fois : la version %2 dans %3 est utilisée, la version %4 ne l’est pas.</translation>
        </message>
        <message>
            <source>Remove the one you do not want.</source>
            <translation>Retirez celui dont vous ne voulez pas.</translation>
        </message>
        <message>
            <source>The pack %1 needs the pack %2 (version %3 or later), which is not there.</source>
            <translation>Le paquet %1 a besoin du paquet %2 (version %3 ou plus récente), qui n’est pas là.</translation>
        </message>
        <message>
            <source>Install %2; until then what it brings is shown as ghosts.</source>
            <translation>Installez %2 ; d’ici là, ce qu’il apporte est montré comme fantômes.</translation>
        </message>
        <message>
            <source>The pack %1 needs version %3 of the pack %2; version %4 is there.</source>
            <translation>Le paquet %1 a besoin de la version %3 du paquet %2 ; la version %4 est là.</translation>
        </message>
        <message>
            <source>Install a newer %2.</source>
            <translation>Installez un %2 plus récent.</translation>
        </message>
        <message>
            <source>The pack has more than %1 files.</source>
            <translation>Le paquet a plus de %1 fichiers.</translation>
        </message>
        <message>
            <source>The files of the pack together have more than %1.</source>
            <translation>Les fichiers du paquet font ensemble plus de %1.</translation>
        </message>
        <message>
            <source>A pack cannot hold the file "%1".</source>
            <translation>Un paquet ne peut pas contenir le fichier « %1 ».</translation>
        </message>
        <message>
            <source>Packs hold .json, .png, .svg, .md and .txt files.</source>
            <translation>Les paquets contiennent des fichiers .json, .png, .svg, .md et .txt.</translation>
        </message>
        <message>
            <source>The archive is damaged or no archive at all (%1).</source>
            <translation>L’archive est abîmée ou n’en est pas une (%1).</translation>
        </message>
        <message>
            <source>Get it again from where it came.</source>
            <translation>Allez la rechercher là d’où elle vient.</translation>
        </message>
        <message>
            <source>The archive could not be made (%1).</source>
            <translation>L’archive n’a pas pu être faite (%1).</translation>
        </message>
        <message>
            <source>Reading the archive was stopped.</source>
            <translation>La lecture de l’archive a été arrêtée.</translation>
        </message>
        <message>
            <source>The archive holds %1 files; at most %2 are read.</source>
            <translation>L’archive contient %1 fichiers ; %2 au plus sont lus.</translation>
        </message>
        <message>
            <source>The archive holds more than %1 of data.</source>
            <translation>L’archive contient plus de %1 de données.</translation>
        </message>
        <message>
            <source>"%1" in the archive is larger than %2.</source>
            <translation>« %1 » dans l’archive dépasse %2.</translation>
        </message>
        <message>
            <source>"%1" grows more than %2 times when unpacked, as if made to fill the memory.</source>
            <translation>« %1 » grossit plus de %2 fois au dépaquetage, comme fait pour remplir la mémoire.</translation>
        </message>
        <message>
            <source>Do not use this archive.</source>
            <translation>N’utilisez pas cette archive.</translation>
        </message>
        <message>
            <source>"%1" lies over other files of the archive, as if made to fill the memory.</source>
            <translation>« %1 » recouvre d’autres fichiers de l’archive, comme fait pour remplir la mémoire.</translation>
        </message>
        <message>
            <source>The archive holds a file with an unsafe name ("%1").</source>
            <translation>L’archive contient un fichier au nom dangereux (« %1 »).</translation>
        </message>
        <message>
            <source>Names have small letters, digits, dots, hyphens and underscores, and stay inside the archive.</source>
            <translation>Les noms ont des minuscules, chiffres, points, traits d’union et soulignés, et restent dans l’archive.</translation>
        </message>
        <message>
            <source>"%1" is both a file and a folder in the archive.</source>
            <translation>« %1 » est à la fois un fichier et un dossier dans l’archive.</translation>
        </message>
        <message>
            <source>The archive holds "%1" twice.</source>
            <translation>L’archive contient « %1 » deux fois.</translation>
        </message>
        <message>
            <source>"%1" in the archive is a link or a device, not a file.</source>
            <translation>« %1 » dans l’archive est un lien ou un périphérique, pas un fichier.</translation>
        </message>
        <message>
            <source>"%1" in the archive is encrypted.</source>
            <translation>« %1 » dans l’archive est chiffré.</translation>
        </message>
        <message>
            <source>Pack the files again without a password.</source>
            <translation>Refaites l’archive sans mot de passe.</translation>
        </message>
        <message>
            <source>"%1" is compressed in a way that is not read.</source>
            <translation>« %1 » est compressé d’une façon qui n’est pas lue.</translation>
        </message>
        <message>
            <source>Pack the files again as an ordinary zip.</source>
            <translation>Refaites l’archive en zip ordinaire.</translation>
        </message>
        <message>
            <source>"%1" is an archive inside the archive.</source>
            <translation>« %1 » est une archive dans l’archive.</translation>
        </message>
        <message>
            <source>Unpack it and pack its files directly.</source>
            <translation>Dépaquetez-la et mettez-y directement ses fichiers.</translation>
        </message>
        <message>
            <source>nothing (null)</source>
            <translation>rien (null)</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true ou false</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>un nombre entier</translation>
        </message>
        <message>
            <source>a number with a fraction</source>
            <translation>un nombre à virgule</translation>
        </message>
        <message>
            <source>a text in quotation marks</source>
            <translation>un texte entre guillemets</translation>
        </message>
        <message>
            <source>a list in square brackets</source>
            <translation>une liste entre crochets</translation>
        </message>
        <message>
            <source>fields in braces</source>
            <translation>des champs entre accolades</translation>
        </message>
        <message>
            <source>a text, or one text for each language</source>
            <translation>un texte, ou un texte par langue</translation>
        </message>
        <message>
            <source>the id of a piece of content</source>
            <translation>l’identifiant d’un contenu</translation>
        </message>
        <message>
            <source>a cell written [column, row]</source>
            <translation>une case écrite [colonne, rangée]</translation>
        </message>
        <message>
            <source>an edge written [column, row, "north" or "west"]</source>
            <translation>un bord écrit [colonne, rangée, "north" ou "west"]</translation>
        </message>
        <message>
            <source>a terrain grid with "legend" and "rows"</source>
            <translation>une grille de terrain avec "legend" et "rows"</translation>
        </message>
        <message>
            <source>Something went wrong (%1).</source>
            <translation>Quelque chose s’est mal passé (%1).</translation>
        </message>
        <message>
            <source>line %1, column %2</source>
            <translation>ligne %1, colonne %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>place: what is wrong there</comment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>The pack %1 has mistakes, so it was not packed or installed.</source>
            <translation>Le paquet %1 a des défauts ; il n’a été ni fait ni installé.</translation>
        </message>
        <message>
            <source>Correct what the lines below say.</source>
            <translation>Corrigez ce que disent les lignes ci-dessous.</translation>
        </message>
        <message>
            <source>"%1" is not as the pack's author packed it.</source>
            <translation>« %1 » n’est pas tel que l’auteur du paquet l’a mis.</translation>
        </message>
        <message>
            <source>Get the pack again from where it came.</source>
            <translation>Allez rechercher le paquet là d’où il vient.</translation>
        </message>
        <message>
            <source>"%1" is not in the pack's list of files.</source>
            <translation>« %1 » n’est pas dans la liste des fichiers du paquet.</translation>
        </message>
        <message>
            <source>The pack %1 is already installed (version %2).</source>
            <translation>Le paquet %1 est déjà installé (version %2).</translation>
        </message>
        <message>
            <source>Say that it should be replaced, or remove it first.</source>
            <translation>Dites qu’il doit être remplacé, ou retirez-le d’abord.</translation>
        </message>
        <message>
            <source>No pack %1 is installed among your own packs.</source>
            <translation>Aucun paquet %1 n’est installé parmi les vôtres.</translation>
        </message>
        <message>
            <source>The pack's folder holds files that did not come with it; they were kept.</source>
            <translation>Le dossier du paquet contient des fichiers qui ne sont pas venus avec lui ; ils ont été gardés.</translation>
        </message>
        <message>
            <source>"%1" could not be removed.</source>
            <translation>« %1 » n’a pas pu être retiré.</translation>
        </message>
        <message>
            <source>Check the permissions of its folder.</source>
            <translation>Vérifiez les permissions de son dossier.</translation>
        </message>
        <message>
            <source>The picture has %1; an SVG may have %2.</source>
            <translation>L’image fait %1 ; un SVG peut faire %2.</translation>
        </message>
        <message>
            <source>Compressed SVG is not read.</source>
            <translation>Le SVG compressé n’est pas lu.</translation>
        </message>
        <message>
            <source>Save the picture as plain SVG.</source>
            <translation>Enregistrez l’image en SVG simple.</translation>
        </message>
        <message>
            <source>The picture is not well-formed SVG: %1.</source>
            <translation>L’image n’est pas du SVG bien formé : %1.</translation>
        </message>
        <message>
            <source>The file is not an SVG picture.</source>
            <translation>Le fichier n’est pas une image SVG.</translation>
        </message>
        <message>
            <source>The picture has a document type declaration, which is not allowed.</source>
            <translation>L’image a une déclaration de type de document, ce qui n’est pas permis.</translation>
        </message>
        <message>
            <source>Remove the line that starts with &lt;!DOCTYPE.</source>
            <translation>Retirez la ligne qui commence par &lt;!DOCTYPE.</translation>
        </message>
        <message>
            <source>The picture has a processing instruction ("%1"), which is not allowed.</source>
            <translation>L’image a une instruction de traitement (« %1 »), ce qui n’est pas permis.</translation>
        </message>
        <message>
            <source>The picture uses &lt;%1&gt;, which is not allowed in packs.</source>
            <translation>L’image utilise &lt;%1&gt;, ce qui n’est pas permis dans les paquets.</translation>
        </message>
        <message>
            <source>Use shapes, paths and gradients; turn text into paths.</source>
            <translation>Utilisez des formes, des tracés et des dégradés ; changez le texte en tracés.</translation>
        </message>
        <message>
            <source>The picture wants to run a script ("%1").</source>
            <translation>L’image veut exécuter un script (« %1 »).</translation>
        </message>
        <message>
            <source>Do not use this picture.</source>
            <translation>N’utilisez pas cette image.</translation>
        </message>
        <message>
            <source>The picture refers to something outside itself ("%1").</source>
            <translation>L’image renvoie à quelque chose hors d’elle-même (« %1 »).</translation>
        </message>
        <message>
            <source>Draw it with the picture's own parts.</source>
            <translation>Dessinez-le avec les parties de l’image même.</translation>
        </message>
        <message>
            <source>The value of "%1" is not understood ("%2").</source>
            <translation>La valeur de « %1 » n’est pas comprise (« %2 »).</translation>
        </message>
        <message>
            <source>The picture has numbers larger than %1.</source>
            <translation>L’image a des nombres plus grands que %1.</translation>
        </message>
        <message>
            <source>The picture nests its parts more than %1 levels deep.</source>
            <translation>L’image imbrique ses parties sur plus de %1 niveaux.</translation>
        </message>
        <message>
            <source>The picture has more than %1 parts.</source>
            <translation>L’image a plus de %1 parties.</translation>
        </message>
        <message>
            <source>Simplify it.</source>
            <translation>Simplifiez-la.</translation>
        </message>
        <message>
            <source>The outlines of the picture have more than %1 numbers.</source>
            <translation>Les contours de l’image ont plus de %1 nombres.</translation>
        </message>
        <message>
            <source>Simplify its paths.</source>
            <translation>Simplifiez ses tracés.</translation>
        </message>
        <message>
            <source>The picture repeats its parts more than %1 times.</source>
            <translation>L’image répète ses parties plus de %1 fois.</translation>
        </message>
        <message>
            <source>A part of the picture contains itself.</source>
            <translation>Une partie de l’image se contient elle-même.</translation>
        </message>
        <message>
            <source>A dash pattern is far too fine for the length of the lines.</source>
            <translation>Un motif de tirets est bien trop fin pour la longueur des lignes.</translation>
        </message>
        <message>
            <source>Two parts of the picture have the id "%1".</source>
            <translation>Deux parties de l’image ont l’identifiant « %1 ».</translation>
        </message>
        <message>
            <source>The file is not a PNG picture, whatever its name says.</source>
            <translation>Le fichier n’est pas une image PNG, quoi que dise son nom.</translation>
        </message>
        <message>
            <source>The picture has %1 by %2 pixels; at most %3 a side are read.</source>
            <translation>L’image a %1 pixels sur %2 ; %3 de côté au plus sont lus.</translation>
        </message>
        <message>
            <source>Scale it down.</source>
            <translation>Réduisez-la.</translation>
        </message>
        <message>
            <source>The picture could not be read: %1.</source>
            <translation>L’image n’a pas pu être lue : %1.</translation>
        </message>
        <message>
            <source>The scenario links to %1, which is not beside it.</source>
            <translation>Le scénario renvoie à %1, qui n’est pas à côté de lui.</translation>
        </message>
        <message>
            <source>Put the army into the scenario's folder and link to its name.</source>
            <translation>Mettez l’armée dans le dossier du scénario et liez-la par son nom.</translation>
        </message>
        <message>
            <source>What this fix wanted to change is no longer there.</source>
            <translation>Ce que cette correction voulait changer n’est plus là.</translation>
        </message>
        <message>
            <source>Wait until the rules are checked again, then choose from what they offer.</source>
            <translation>Attendez que les règles soient de nouveau vérifiées, puis choisissez parmi ce qu’elles proposent.</translation>
        </message>
        <message>
            <source>The copy of unsaved work is damaged and was set aside.</source>
            <translation>La copie du travail non enregistré est abîmée et a été mise de côté.</translation>
        </message>
        <message>
            <source>Look at the file of that name ending in .damaged, or take a backup.</source>
            <translation>Voyez le fichier de ce nom finissant par .damaged, ou reprenez une sauvegarde.</translation>
        </message>
        <message>
            <source>The version before is larger than all backups may be (%1), so it was not kept.</source>
            <translation>La version d’avant est plus grande que toutes les sauvegardes ne peuvent l’être (%1) ; elle n’a pas été gardée.</translation>
        </message>
        <message>
            <source>This document has no battlefield of Shadows over Normandie.</source>
            <translation>Ce document n’a pas de champ de bataille de Shadows over Normandie.</translation>
        </message>
        <message>
            <source>Give a scenario of that game.</source>
            <translation>Donnez un scénario de ce jeu.</translation>
        </message>
        <message>
            <source>"%1" is neither a space of the battlefield nor a unit on it.</source>
            <translation>« %1 » n’est ni une case du champ de bataille ni une unité qui s’y trouve.</translation>
        </message>
        <message>
            <source>Write a cell such as C5, or the id of a piece.</source>
            <translation>Écrivez une case comme C5, ou l’identifiant d’une pièce.</translation>
        </message>
        <message>
            <source>The picture would be %1 × %2 %3, which is more than its format can hold.</source>
            <translation>L’image ferait %1 × %2 %3, plus que ce que son format peut contenir.</translation>
        </message>
        <message>
            <source>Choose a lower resolution or a smaller size per space.</source>
            <translation>Choisissez une résolution plus basse ou des cases plus petites.</translation>
        </message>
        <message>
            <source>A map can be written as PNG, SVG or PDF.</source>
            <translation>Une carte peut être écrite en PNG, en SVG ou en PDF.</translation>
        </message>
        <message>
            <source>Give the file a name that ends in .png, .svg or .pdf.</source>
            <translation>Donnez au fichier un nom qui finit par .png, .svg ou .pdf.</translation>
        </message>
    </context>
    <context>
        <name>ScenarioEdits</name>
        <message>
            <source>Add board</source>
            <translation>Ajouter un plateau</translation>
        </message>
        <message>
            <source>Add overlay</source>
            <translation>Ajouter un élément de terrain</translation>
        </message>
        <message>
            <source>Add piece</source>
            <translation>Ajouter un pion</translation>
        </message>
        <message>
            <source>Add zone</source>
            <translation>Ajouter une zone</translation>
        </message>
        <message>
            <source>Add objective</source>
            <translation>Ajouter un objectif</translation>
        </message>
        <message numerus="yes">
            <source>Move %n thing(s)</source>
            <translation>
                <numerusform>Déplacer %n élément</numerusform>
                <numerusform>Déplacer %n éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rotate %n thing(s)</source>
            <translation>
                <numerusform>Tourner %n élément</numerusform>
                <numerusform>Tourner %n éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Flip %n thing(s)</source>
            <translation>
                <numerusform>Retourner %n élément</numerusform>
                <numerusform>Retourner %n éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Delete %n thing(s)</source>
            <translation>
                <numerusform>Supprimer %n élément</numerusform>
                <numerusform>Supprimer %n éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Duplicate %n thing(s)</source>
            <translation>
                <numerusform>Dupliquer %n élément</numerusform>
                <numerusform>Dupliquer %n éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paste %n thing(s)</source>
            <translation>
                <numerusform>Coller %n élément</numerusform>
                <numerusform>Coller %n éléments</numerusform>
            </translation>
        </message>
        <message>
            <source>Add edge piece</source>
            <translation>Ajouter un élément de bord</translation>
        </message>
        <message>
            <source>Add corner piece</source>
            <translation>Ajouter un élément d’intersection</translation>
        </message>
    </context>
    <context>
        <name>SightShading</name>
        <message>
            <source>Seen from where %1 starts; the denser, the more spaces see it</source>
            <translation>Vu du départ de %1 ; plus c’est dense, plus de cases le voient</translation>
        </message>
    </context>
    <context>
        <name>SightText</name>
        <message>
            <source>Clear</source>
            <translation>Dégagée</translation>
        </message>
        <message>
            <source>Obscured, -%1</source>
            <translation>Gênée, -%1</translation>
        </message>
        <message>
            <source>Blocked</source>
            <translation>Bloquée</translation>
        </message>
        <message>
            <source>Distance %1, out of range: at most %2</source>
            <translation>Distance %1, hors de portée : %2 au plus</translation>
        </message>
        <message>
            <source>Distance %1, long range -%2</source>
            <translation>Distance %1, longue portée -%2</translation>
        </message>
        <message>
            <source>Distance %1</source>
            <translation>Distance %1</translation>
        </message>
        <message>
            <source>Nobody fires out of a building except from a space with an opening.</source>
            <translation>On ne tire hors d’un bâtiment que depuis une case dotée d’une ouverture.</translation>
        </message>
        <message>
            <source>A target inside a building is only seen in a space next to an opening.</source>
            <translation>Dans un bâtiment, une cible n’est vue que dans une case contiguë à une ouverture.</translation>
        </message>
        <message>
            <source>One end of the line is not on the battlefield.</source>
            <translation>Une extrémité de la ligne n’est pas sur le champ de bataille.</translation>
        </message>
        <message>
            <source>the printed terrain</source>
            <translation>le terrain imprimé</translation>
        </message>
        <message>
            <source>%1: the line passes exactly through this corner</source>
            <translation>%1 : la ligne passe exactement par ce coin</translation>
        </message>
        <message>
            <source>%1: through an opening</source>
            <translation>%1 : à travers une ouverture</translation>
        </message>
        <message>
            <source>%1: %2 does not count, since one end touches it</source>
            <translation>%1 : %2 ne compte pas, une extrémité le touche</translation>
        </message>
        <message>
            <source>%1: %2 is hidden and does not block</source>
            <translation>%1 : %2 est caché et ne bloque pas</translation>
        </message>
        <message>
            <source>%1: the line's own unit does not block</source>
            <translation>%1 : l’unité de la ligne elle-même ne bloque pas</translation>
        </message>
        <message>
            <source>%1: %2 is looked over</source>
            <translation>%1 : on voit par-dessus %2</translation>
        </message>
        <message>
            <source>%1: %2 does not count in a space at the end of the line</source>
            <translation>%1 : %2 ne compte pas dans une case à l’extrémité de la ligne</translation>
        </message>
        <message>
            <source>%1: a wall blocks</source>
            <translation>%1 : un mur bloque</translation>
        </message>
        <message>
            <source>%1: %2 blocks</source>
            <translation>%1 : %2 bloque</translation>
        </message>
        <message>
            <source>%1: %2 obscures, -%3</source>
            <translation>%1 : %2 gêne, -%3</translation>
        </message>
    </context>
    <context>
        <name>TerrainWords</name>
        <message>
            <source>blocks sight</source>
            <translation>bloque la vue</translation>
        </message>
        <message>
            <source>Nobody sees through it.</source>
            <translation>Personne ne voit à travers.</translation>
        </message>
        <message>
            <source>obscures −%1</source>
            <translation>gêne −%1</translation>
        </message>
        <message>
            <source>Each space a shot crosses takes %1 off it; the target's own space does not count.</source>
            <translation>Chaque case traversée par un tir lui ôte %1 ; la case de la cible ne compte pas.</translation>
        </message>
        <message>
            <source>nothing flies over</source>
            <translation>rien ne passe au-dessus</translation>
        </message>
        <message>
            <source>Grenades and indirect fire cannot go over it.</source>
            <translation>Grenades et tirs indirects ne passent pas au-dessus.</translation>
        </message>
        <message>
            <source>defense +%1</source>
            <translation>défense +%1</translation>
        </message>
        <message>
            <source>Infantry inside adds %1 to its defense; vehicles and creatures gain nothing.</source>
            <translation>L’infanterie à l’intérieur ajoute %1 à sa défense ; véhicules et créatures n’y gagnent rien.</translation>
        </message>
        <message>
            <source>difficult passage</source>
            <translation>passage difficile</translation>
        </message>
        <message>
            <source>Whoever enters stops; from inside, one space per move.</source>
            <translation>Qui entre s’arrête ; de l’intérieur, une case par mouvement.</translation>
        </message>
        <message>
            <source>impassable</source>
            <translation>infranchissable</translation>
        </message>
        <message>
            <source>Nobody may enter.</source>
            <translation>Personne ne peut entrer.</translation>
        </message>
        <message>
            <source>closed to %1</source>
            <translation>fermé : %1</translation>
        </message>
        <message>
            <source>Closed to %1; creatures do not care.</source>
            <translation>Fermé à ceux-ci : %1 ; les créatures n’en ont cure.</translation>
        </message>
        <message>
            <source>no passage</source>
            <translation>pas de passage</translation>
        </message>
        <message>
            <source>Nobody crosses between the two spaces, and zones of control end there.</source>
            <translation>Personne ne passe d’une case à l’autre, et les zones de contrôle s’arrêtent là.</translation>
        </message>
        <message>
            <source>water</source>
            <translation>eau</translation>
        </message>
        <message>
            <source>Only amphibious units enter, at their normal pace.</source>
            <translation>Seules les unités amphibies entrent, à leur pas normal.</translation>
        </message>
        <message>
            <source>swamp</source>
            <translation>marais</translation>
        </message>
        <message>
            <source>Infantry and creatures that enter are suppressed once; vehicles stay out unless amphibious.</source>
            <translation>Infanterie et créatures qui entrent reçoivent une suppression ; les véhicules restent dehors, sauf amphibies.</translation>
        </message>
        <message>
            <source>difficult terrain</source>
            <translation>terrain difficile</translation>
        </message>
        <message>
            <source>Entering costs a Suppressed marker at once; the move goes on if points are left.</source>
            <translation>Entrer coûte aussitôt un marqueur Suppression ; le mouvement continue s’il reste des points.</translation>
        </message>
        <message>
            <source>stands on stilts</source>
            <translation>sur pilotis</translation>
        </message>
        <message>
            <source>Amphibious units may pass underneath.</source>
            <translation>Les unités amphibies peuvent passer dessous.</translation>
        </message>
        <message>
            <source>passage under water</source>
            <translation>passage sous l’eau</translation>
        </message>
        <message>
            <source>Amphibious units may cross below it, but not stop there.</source>
            <translation>Les unités amphibies peuvent passer dessous, sans s’y arrêter.</translation>
        </message>
        <message>
            <source>ford</source>
            <translation>gué</translation>
        </message>
        <message>
            <source>Every unit crosses here, and nobody can hide in it.</source>
            <translation>Chaque unité passe ici, et personne ne peut s’y cacher.</translation>
        </message>
        <message>
            <source>building</source>
            <translation>bâtiment</translation>
        </message>
        <message>
            <source>Infantry goes in and out by the marked entrances; others stay outside.</source>
            <translation>L’infanterie entre et sort par les entrées marquées ; les autres restent dehors.</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>mur</translation>
        </message>
        <message>
            <source>Red walls stop sight and movement.</source>
            <translation>Les murs rouges arrêtent la vue et le mouvement.</translation>
        </message>
        <message>
            <source>entrance</source>
            <translation>entrée</translation>
        </message>
        <message>
            <source>Infantry enters and leaves at the blue arrow.</source>
            <translation>L’infanterie entre et sort par la flèche bleue.</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>ouverture</translation>
        </message>
        <message>
            <source>Units beside a white arrow may fire out and be fired at; Urban Fighters also climb through.</source>
            <translation>Les unités près d’une flèche blanche peuvent tirer dehors et être visées ; les Combattants urbains passent aussi au travers.</translation>
        </message>
        <message>
            <source>may be searched</source>
            <translation>peut être fouillé</translation>
        </message>
        <message>
            <source>A unit here may make a Search check.</source>
            <translation>Une unité ici peut faire un test de Fouille.</translation>
        </message>
        <message>
            <source>mass grave</source>
            <translation>fosse commune</translation>
        </message>
        <message>
            <source>Zombies may be raised here or beside it.</source>
            <translation>Des zombies peuvent être relevés ici ou à côté.</translation>
        </message>
        <message>
            <source>structure %1</source>
            <translation>structure %1</translation>
        </message>
        <message>
            <source>%1 demolition points bring it down; it is then flipped or removed.</source>
            <translation>%1 points de démolition l’abattent ; il est alors retourné ou retiré.</translation>
        </message>
        <message>
            <source>Mythos place</source>
            <translation>lieu du Mythe</translation>
        </message>
        <message>
            <source>A place of the Mythos: abilities and spells ask for it.</source>
            <translation>Un lieu du Mythe : des capacités et des sorts le demandent.</translation>
        </message>
        <message>
            <source>Mythos barrier</source>
            <translation>barrière du Mythe</translation>
        </message>
        <message>
            <source>Manifestations cannot cross it; what moves underground can.</source>
            <translation>Les manifestations ne la franchissent pas ; ce qui se meut sous terre le peut.</translation>
        </message>
        <message>
            <source>toxic cloud</source>
            <translation>nuage toxique</translation>
        </message>
        <message>
            <source>Whoever enters is attacked and suppressed once.</source>
            <translation>Qui entre est attaqué et reçoit une suppression.</translation>
        </message>
        <message>
            <source>bunker</source>
            <translation>bunker</translation>
        </message>
        <message>
            <source>A bunker: Urban Fighters find no way in.</source>
            <translation>Un bunker : les Combattants urbains n’y trouvent pas de passage.</translation>
        </message>
        <message>
            <source>dominant position</source>
            <translation>position dominante</translation>
        </message>
        <message>
            <source>A dominant position: entered only by surprise or by Urban Fighters.</source>
            <translation>Une position dominante : on n’y entre que par surprise ou avec des Combattants urbains.</translation>
        </message>
        <message>
            <source>cliff</source>
            <translation>falaise</translation>
        </message>
        <message>
            <source>A cliff: drops with Claws do not pass it.</source>
            <translation>Une falaise : les chutes avec Griffes ne la passent pas.</translation>
        </message>
        <message>
            <source>prison</source>
            <translation>prison</translation>
        </message>
        <message>
            <source>Who is held here may not leave until freed.</source>
            <translation>Qui est retenu ici ne peut partir avant d’être libéré.</translation>
        </message>
        <message>
            <source>laboratory</source>
            <translation>laboratoire</translation>
        </message>
        <message>
            <source>A laboratory, of use to its Scouts.</source>
            <translation>Un laboratoire, utile à ses Éclaireurs.</translation>
        </message>
        <message>
            <source>wreck</source>
            <translation>épave</translation>
        </message>
        <message>
            <source>A wreck: a heavy vehicle that drives over it wears it down.</source>
            <translation>Une épave : un véhicule lourd qui passe dessus l’use.</translation>
        </message>
        <message>
            <source>ruin</source>
            <translation>ruine</translation>
        </message>
        <message>
            <source>What is left of a destroyed structure.</source>
            <translation>Ce qui reste d’une structure détruite.</translation>
        </message>
        <message>
            <source>infantry</source>
            <translation>infanterie</translation>
        </message>
        <message>
            <source>light vehicles</source>
            <translation>véhicules légers</translation>
        </message>
        <message>
            <source>heavy vehicles</source>
            <translation>véhicules lourds</translation>
        </message>
        <message>
            <source>creatures</source>
            <translation>créatures</translation>
        </message>
        <message>
            <source>off the boards</source>
            <translation>hors des plateaux</translation>
        </message>
        <message>
            <source>, room %1</source>
            <translation>, pièce %1</translation>
        </message>
        <message>
            <source>sight: red walls stop it</source>
            <translation>vue : les murs rouges l’arrêtent</translation>
        </message>
    </context>
    <context>
        <name>TilePainter</name>
        <message>
            <source>Support</source>
            <translation>Soutien</translation>
        </message>
        <message>
            <source>Equipment</source>
            <translation>Équipement</translation>
        </message>
        <message>
            <source>Trait</source>
            <translation>Trait</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <source>Customization</source>
            <translation>Personnalisation</translation>
        </message>
        <message>
            <source>Artefact</source>
            <translation>Artefact</translation>
        </message>
        <message>
            <source>Spell</source>
            <translation>Sort</translation>
        </message>
        <message>
            <source>Spell book</source>
            <translation>Grimoire</translation>
        </message>
        <message>
            <source>Free option</source>
            <translation>Option libre</translation>
        </message>
        <message>
            <source>Upgrade</source>
            <translation>Amélioration</translation>
        </message>
        <message>
            <source>Breaking point %1</source>
            <translation>Point de rupture %1</translation>
        </message>
        <message>
            <source>%1 VP</source>
            <translation>%1 PV</translation>
        </message>
    </context>
    <context>
        <name>ToolText</name>
        <message>
            <source>The attacker has no bonus against this class.</source>
            <translation>L’attaquant n’a aucun bonus contre cette classe.</translation>
        </message>
        <message>
            <source>The target is hidden.</source>
            <translation>La cible est cachée.</translation>
        </message>
        <message>
            <source>The target is underground.</source>
            <translation>La cible est sous terre.</translation>
        </message>
        <message>
            <source>The line of sight is blocked.</source>
            <translation>La ligne de vue est bloquée.</translation>
        </message>
        <message>
            <source>The target lies outside the firing arc.</source>
            <translation>La cible est hors de l’arc de tir.</translation>
        </message>
        <message>
            <source>It cannot do this while moving.</source>
            <translation>Impossible pendant un mouvement.</translation>
        </message>
        <message>
            <source>Nobody shoots that far in this light.</source>
            <translation>Personne ne tire aussi loin par cette lumière.</translation>
        </message>
        <message>
            <source>The target is beyond the weapon’s range.</source>
            <translation>La cible est au-delà de la portée de l’arme.</translation>
        </message>
        <message>
            <source>Weapons for indirect fire do not shoot directly in the dark.</source>
            <translation>Les armes à tir indirect ne tirent pas directement dans l’obscurité.</translation>
        </message>
        <message>
            <source>It has no Suppressive Fire.</source>
            <translation>Elle n’a pas le Tir de suppression.</translation>
        </message>
        <message>
            <source>Only a Machine Gunner splits its bonus.</source>
            <translation>Seul un Mitrailleur répartit son bonus.</translation>
        </message>
        <message>
            <source>Each target needs at least +1 of the bonus.</source>
            <translation>Chaque cible doit recevoir au moins +1 du bonus.</translation>
        </message>
        <message>
            <source>The targets are of different classes.</source>
            <translation>Les cibles sont de classes différentes.</translation>
        </message>
        <message>
            <source>The targets are more than two spaces apart.</source>
            <translation>Les cibles sont à plus de deux cases l’une de l’autre.</translation>
        </message>
        <message>
            <source>There are no assaults in the Supply Phase.</source>
            <translation>Pas d’assaut pendant la phase de ravitaillement.</translation>
        </message>
        <message>
            <source>It has no Assault ability.</source>
            <translation>Elle n’a pas la capacité Assaut.</translation>
        </message>
        <message>
            <source>It has no Brutal Assault.</source>
            <translation>Elle n’a pas l’Assaut brutal.</translation>
        </message>
        <message>
            <source>It is too far away.</source>
            <translation>C’est trop loin.</translation>
        </message>
        <message>
            <source>Faith protects it from terror.</source>
            <translation>La Foi la protège de la terreur.</translation>
        </message>
        <message>
            <source>Nothing in sight frightens it.</source>
            <translation>Rien d’effrayant en vue.</translation>
        </message>
        <message>
            <source>Manifestations are not afraid.</source>
            <translation>Les Manifestations n’ont pas peur.</translation>
        </message>
        <message>
            <source>Only suppressed units test.</source>
            <translation>Seules les unités démoralisées testent.</translation>
        </message>
        <message>
            <source>Nerves are tested in the Supply Phase.</source>
            <translation>Les tests ont lieu en phase de ravitaillement.</translation>
        </message>
        <message>
            <source>An enemy stands beside it.</source>
            <translation>Un ennemi se tient à côté.</translation>
        </message>
        <message>
            <source>There is nothing to search here.</source>
            <translation>Il n’y a rien à fouiller ici.</translation>
        </message>
        <message>
            <source>It needs an order for this.</source>
            <translation>Il lui faut un ordre.</translation>
        </message>
        <message>
            <source>There is no space here.</source>
            <translation>Il n’y a pas de case ici.</translation>
        </message>
        <message>
            <source>Nobody can enter this space.</source>
            <translation>Personne ne peut entrer dans cette case.</translation>
        </message>
        <message>
            <source>The terrain is closed to this class.</source>
            <translation>Le terrain est interdit à cette classe.</translation>
        </message>
        <message>
            <source>A Mythos Barrier keeps Manifestations out.</source>
            <translation>Une Barrière du Mythe arrête les Manifestations.</translation>
        </message>
        <message>
            <source>Large creatures never enter buildings.</source>
            <translation>Les grandes créatures n’entrent jamais dans les bâtiments.</translation>
        </message>
        <message>
            <source>Gigantic units never enter buildings.</source>
            <translation>Les unités gigantesques n’entrent jamais dans les bâtiments.</translation>
        </message>
        <message>
            <source>Vehicles do not enter buildings.</source>
            <translation>Les véhicules n’entrent pas dans les bâtiments.</translation>
        </message>
        <message>
            <source>Only amphibious units enter water.</source>
            <translation>Seules les unités amphibies entrent dans l’eau.</translation>
        </message>
        <message>
            <source>Vehicles cannot enter swamp.</source>
            <translation>Les véhicules ne peuvent pas entrer dans les marais.</translation>
        </message>
        <message>
            <source>It cannot leave the water.</source>
            <translation>Elle ne peut pas quitter l’eau.</translation>
        </message>
        <message>
            <source>The scenario keeps it where it is.</source>
            <translation>Le scénario la retient sur place.</translation>
        </message>
        <message>
            <source>It has no movement.</source>
            <translation>Elle n’a pas de mouvement.</translation>
        </message>
        <message>
            <source>Suppressed markers leave it no movement.</source>
            <translation>Les marqueurs de suppression ne lui laissent aucun mouvement.</translation>
        </message>
        <message>
            <source>It cannot land on a dominant position.</source>
            <translation>Elle ne peut pas se poser sur une position dominante.</translation>
        </message>
        <message>
            <source>Another unit is in the space.</source>
            <translation>Une autre unité occupe la case.</translation>
        </message>
        <message>
            <source>A friend is in the space; it can pass but not stop.</source>
            <translation>Un allié occupe la case : passer est possible, pas s’arrêter.</translation>
        </message>
        <message>
            <source>The counter does not fit here.</source>
            <translation>Le pion ne tient pas ici.</translation>
        </message>
        <message>
            <source>Terrain on the way ends the move.</source>
            <translation>Un terrain sur le chemin met fin au mouvement.</translation>
        </message>
        <message>
            <source>Enemy zones of control close the way.</source>
            <translation>Des zones de contrôle ennemies barrent le chemin.</translation>
        </message>
        <message>
            <source>Other units close every way.</source>
            <translation>D’autres unités barrent tous les chemins.</translation>
        </message>
        <message>
            <source>No entrance leads there.</source>
            <translation>Aucune entrée n’y mène.</translation>
        </message>
        <message>
            <source>Walls or closed edges separate it.</source>
            <translation>Des murs ou des bords fermés l’en séparent.</translation>
        </message>
        <message>
            <source>No way leads there.</source>
            <translation>Aucun chemin n’y mène.</translation>
        </message>
        <message>
            <source>bonus</source>
            <translation>bonus</translation>
        </message>
        <message>
            <source>fire on the move</source>
            <translation>tir en mouvement</translation>
        </message>
        <message>
            <source>equipment</source>
            <translation>équipement</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartes</translation>
        </message>
        <message>
            <source>split</source>
            <translation>répartition</translation>
        </message>
        <message>
            <source>Mythos Hunter</source>
            <translation>Chasseur du Mythe</translation>
        </message>
        <message>
            <source>long range</source>
            <translation>longue portée</translation>
        </message>
        <message>
            <source>doubled</source>
            <translation>doublé</translation>
        </message>
        <message>
            <source>suppressed</source>
            <translation>suppression</translation>
        </message>
        <message>
            <source>obstacles</source>
            <translation>obstacles</translation>
        </message>
        <message>
            <source>Hysteria</source>
            <translation>Hystérie</translation>
        </message>
        <message>
            <source>defense</source>
            <translation>défense</translation>
        </message>
        <message>
            <source>terrain</source>
            <translation>terrain</translation>
        </message>
        <message>
            <source>other protection</source>
            <translation>autre protection</translation>
        </message>
        <message>
            <source>Rust</source>
            <translation>Rouille</translation>
        </message>
        <message>
            <source>Assault</source>
            <translation>Assaut</translation>
        </message>
        <message>
            <source>Brutal Assault</source>
            <translation>Assaut brutal</translation>
        </message>
        <message>
            <source>assault on the move</source>
            <translation>assaut en mouvement</translation>
        </message>
        <message>
            <source>uncontrolled creatures</source>
            <translation>créatures incontrôlées</translation>
        </message>
        <message>
            <source>from outside the arc</source>
            <translation>hors de l’arc</translation>
        </message>
        <message>
            <source>surfacing</source>
            <translation>remontée</translation>
        </message>
        <message>
            <source>miss</source>
            <translation>raté</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>touché</translation>
        </message>
        <message>
            <source>kill shot</source>
            <translation>tir mortel</translation>
        </message>
        <message>
            <source>pinned down</source>
            <translation>cloué au sol</translation>
        </message>
        <message>
            <source>tie</source>
            <translation>égalité</translation>
        </message>
        <message>
            <source>attacker wins</source>
            <translation>l’attaquant gagne</translation>
        </message>
        <message>
            <source>defender wins</source>
            <translation>le défenseur gagne</translation>
        </message>
        <message>
            <source>eliminated</source>
            <translation>éliminé</translation>
        </message>
        <message>
            <source>flipped</source>
            <translation>retourné</translation>
        </message>
        <message>
            <source>crew hit</source>
            <translation>équipage touché</translation>
        </message>
        <message>
            <source>track broken</source>
            <translation>chenille brisée</translation>
        </message>
        <message>
            <source>hull hit</source>
            <translation>coque touchée</translation>
        </message>
        <message>
            <source>main weapon lost</source>
            <translation>arme principale perdue</translation>
        </message>
        <message numerus="yes">
            <source>%n life point(s) lost</source>
            <translation>
                <numerusform>%n point de vie perdu</numerusform>
                <numerusform>%n points de vie perdus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Suppressed</source>
            <translation>
                <numerusform>%n marqueur de suppression</numerusform>
                <numerusform>%n marqueurs de suppression</numerusform>
            </translation>
        </message>
        <message>
            <source>falls back</source>
            <translation>recule</translation>
        </message>
        <message>
            <source>moves in</source>
            <translation>avance</translation>
        </message>
        <message>
            <source>tests terror %1</source>
            <translation>test de terreur %1</translation>
        </message>
        <message>
            <source>attacker: %1</source>
            <translation>attaquant : %1</translation>
        </message>
    </context>
    <context>
        <name>bocage::app::DockHeader</name>
        <message>
            <source>Close this panel. The View menu brings it back.</source>
            <translation>Ferme ce panneau. Le menu Affichage le ramène.</translation>
        </message>
        <message>
            <source>Close panel</source>
            <translation>Fermer le panneau</translation>
        </message>
    </context>
    <context>
        <name>bocage::app::DocumentCard</name>
        <message numerus="yes">
            <source>%1 × %2 spaces · %n side(s)</source>
            <translation>
                <numerusform>%1 × %2 cases · %n camp</numerusform>
                <numerusform>%1 × %2 cases · %n camps</numerusform>
            </translation>
        </message>
        <message>
            <source>cannot be read</source>
            <translation>ne peut pas être lu</translation>
        </message>
    </context>
    <context>
        <name>bocage::app::DocumentPages</name>
        <message>
            <source>Close this tab</source>
            <translation>Fermer cet onglet</translation>
        </message>
        <message>
            <source>Not saved yet</source>
            <translation>Pas encore enregistré</translation>
        </message>
    </context>
    <context>
        <name>bocage::app::MainWindow</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Annuler : %1</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Refaire</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>&amp;Refaire : %1</translation>
        </message>
        <message>
            <source>Open a sample, drop a file here, or press Ctrl+K to find anything.</source>
            <translation>Ouvrez un exemple, déposez un fichier ici, ou appuyez sur Ctrl+K pour tout trouver.</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>non enregistré</translation>
        </message>
        <message>
            <source>new</source>
            <translation>nouveau</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>enregistré</translation>
        </message>
        <message>
            <source>Find anything · Ctrl+Shift+P</source>
            <translation>Tout trouver · Ctrl+Maj+P</translation>
        </message>
        <message>
            <source>Find an action, a place or a thing on the map</source>
            <translation>Trouver une action, un lieu ou une chose sur la carte</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Outils</translation>
        </message>
        <message>
            <source>&amp;Panels</source>
            <translation>&amp;Panneaux</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Langue</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>Ouvrir un fichier &amp;récent</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Onglet</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Action</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Ce que cela fait</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <source>About Bocage</source>
            <translation>À propos de Bocage</translation>
        </message>
        <message>
            <source>Bocage %1</source>
            <translation>Bocage %1</translation>
        </message>
        <message>
            <source>Lays out battles, builds armies, checks both against the rules and prints what the table needs.
Free software under the MIT licence.</source>
            <translation>Dispose les batailles, compose les armées, vérifie les deux selon les règles et imprime ce qu’il faut sur la table.
Logiciel libre sous licence MIT.</translation>
        </message>
        <message>
            <source>“%1” could not be opened.</source>
            <translation>« %1 » n’a pas pu être ouvert.</translation>
        </message>
        <message>
            <source>“%1” is a document that this window cannot edit yet.</source>
            <translation>« %1 » est un document que cette fenêtre ne sait pas encore modifier.</translation>
        </message>
        <message>
            <source>This file was made by an older version and has been brought up to date. Saving writes the new form.</source>
            <translation>Ce fichier vient d’une version plus ancienne et a été mis à jour. L’enregistrer écrira la nouvelle forme.</translation>
        </message>
        <message>
            <source>Understood</source>
            <translation>Compris</translation>
        </message>
        <message>
            <source>“%1” could not be saved; it stays open and unsaved.</source>
            <translation>« %1 » n’a pas pu être enregistré ; il reste ouvert et non enregistré.</translation>
        </message>
        <message>
            <source>Reload “%1” from disk?</source>
            <translation>Recharger « %1 » depuis le disque ?</translation>
        </message>
        <message>
            <source>Your changes since the last save are dropped.</source>
            <translation>Vos changements depuis le dernier enregistrement sont abandonnés.</translation>
        </message>
        <message>
            <source>&amp;Reload</source>
            <translation>&amp;Recharger</translation>
        </message>
        <message>
            <source>&amp;Keep my changes</source>
            <translation>&amp;Garder mes changements</translation>
        </message>
        <message>
            <source>“%1” could not be read again; what is open stays.</source>
            <translation>« %1 » n’a pas pu être relu ; ce qui est ouvert reste.</translation>
        </message>
        <message>
            <source>Another program changed this file on disk.</source>
            <translation>Un autre programme a changé ce fichier sur le disque.</translation>
        </message>
        <message>
            <source>Reload from disk</source>
            <translation>Recharger depuis le disque</translation>
        </message>
        <message>
            <source>Keep what is open</source>
            <translation>Garder ce qui est ouvert</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>As opened</source>
            <translation>Tel qu’ouvert</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <source>A safety copy of this document could not be written.</source>
            <translation>Une copie de sûreté de ce document n’a pas pu être écrite.</translation>
        </message>
        <message>
            <source>autosaved</source>
            <translation>enregistré automatiquement</translation>
        </message>
        <message>
            <source>Opened to read only.</source>
            <translation>Ouvert en lecture seule.</translation>
        </message>
        <message>
            <source>Somebody else has this file open. Save puts your changes into another file.</source>
            <translation>Quelqu’un d’autre a ce fichier ouvert. Enregistrer met vos changements dans un autre fichier.</translation>
        </message>
        <message>
            <source>Reload shows what is there now; keeping what is open, the next save writes over it.</source>
            <translation>Recharger montre ce qui y est maintenant ; si vous gardez ce qui est ouvert, le prochain enregistrement l’écrasera.</translation>
        </message>
        <message>
            <source>The file of this document is gone from the disk.</source>
            <translation>Le fichier de ce document a disparu du disque.</translation>
        </message>
        <message>
            <source>What is open is safe; save writes the file anew.</source>
            <translation>Ce qui est ouvert est en sûreté ; enregistrer écrira le fichier de nouveau.</translation>
        </message>
        <message>
            <source>“%1” has unsaved work from the last time.</source>
            <translation>« %1 » a du travail non enregistré de la dernière fois.</translation>
        </message>
        <message>
            <source>Safety copy of %1.</source>
            <translation>Copie de sûreté du %1.</translation>
        </message>
        <message>
            <source>Restore it</source>
            <translation>La restaurer</translation>
        </message>
        <message>
            <source>Throw it away</source>
            <translation>La jeter</translation>
        </message>
        <message>
            <source>A safety copy from the last time is damaged and was set aside.</source>
            <translation>Une copie de sûreté de la dernière fois est abîmée et a été mise de côté.</translation>
        </message>
        <message>
            <source>“%1” could not be restored.</source>
            <translation>« %1 » n’a pas pu être restauré.</translation>
        </message>
    </context>
    <context>
        <name>bocage::app::WelcomePage</name>
        <message>
            <source>Welcome</source>
            <translation>Accueil</translation>
        </message>
        <message>
            <source>Bocage</source>
            <translation>Bocage</translation>
        </message>
        <message>
            <source>Lay out a battle, build the armies, let the rules check both, print it and play.</source>
            <translation>Disposez une bataille, composez les armées, laissez les règles vérifier les deux, imprimez et jouez.</translation>
        </message>
        <message>
            <source>Try a sample battle</source>
            <translation>Essayer une bataille d’exemple</translation>
        </message>
        <message>
            <source>Start a new one</source>
            <translation>En commencer une nouvelle</translation>
        </message>
        <message>
            <source>Empty battlefield</source>
            <translation>Champ de bataille vide</translation>
        </message>
        <message>
            <source>you lay the boards</source>
            <translation>vous posez les plateaux</translation>
        </message>
        <message>
            <source>Recent files</source>
            <translation>Fichiers récents</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>&amp;Ouvrir un fichier…</translation>
        </message>
        <message>
            <source>Good to know</source>
            <translation>Bon à savoir</translation>
        </message>
        <message>
            <source>Drop scenario files anywhere on this window to open them.</source>
            <translation>Déposez des fichiers de scénario n’importe où dans cette fenêtre pour les ouvrir.</translation>
        </message>
        <message>
            <source>Ctrl+K finds every action, place and piece by a few letters.</source>
            <translation>Ctrl+K trouve chaque action, lieu et pièce en quelques lettres.</translation>
        </message>
        <message>
            <source>On the map the arrows move a cursor and Enter acts: no mouse needed.</source>
            <translation>Sur la carte, les flèches déplacent un curseur et Entrée agit : pas besoin de souris.</translation>
        </message>
        <message>
            <source>Files you open or save appear here.</source>
            <translation>Les fichiers que vous ouvrez ou enregistrez apparaissent ici.</translation>
        </message>
        <message>
            <source>Everything can be undone, also after saving. A safety copy is kept while you work.</source>
            <translation>Tout peut être annulé, même après l’enregistrement. Une copie de sûreté est gardée pendant que vous travaillez.</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::BoxPanel</name>
        <message>
            <source>No open pack brings any of these.</source>
            <translation>Aucun paquet ouvert n’en apporte.</translation>
        </message>
        <message>
            <source>Nothing matches. Try fewer letters or another tab.</source>
            <translation>Rien ne correspond. Essayez moins de lettres ou un autre onglet.</translation>
        </message>
        <message>
            <source>Boards</source>
            <translation>Plateaux</translation>
        </message>
        <message>
            <source>Overlays</source>
            <translation>Décors</translation>
        </message>
        <message>
            <source>Units</source>
            <translation>Unités</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Jetons</translation>
        </message>
        <message numerus="yes">
            <source>Search %n board(s)…</source>
            <translation>
                <numerusform>Chercher dans %n plateau…</numerusform>
                <numerusform>Chercher dans %n plateaux…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Search %n overlay(s)…</source>
            <translation>
                <numerusform>Chercher dans %n élément de terrain…</numerusform>
                <numerusform>Chercher dans %n éléments de terrain…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Search %n unit(s)…</source>
            <translation>
                <numerusform>Chercher dans %n unité…</numerusform>
                <numerusform>Chercher dans %n unités…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Search %n token(s)…</source>
            <translation>
                <numerusform>Chercher dans %n jeton…</numerusform>
                <numerusform>Chercher dans %n jetons…</numerusform>
            </translation>
        </message>
        <message>
            <source>Search the box</source>
            <translation>Chercher dans la boîte</translation>
        </message>
        <message>
            <source>Kinds of pieces</source>
            <translation>Genres de pièces</translation>
        </message>
        <message>
            <source>Pieces in the box</source>
            <translation>Pièces de la boîte</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::CommandPalette</name>
        <message>
            <source>Find an action, a place such as H5, or a thing on the map</source>
            <translation>Trouver une action, un lieu comme H5, ou une chose sur la carte</translation>
        </message>
        <message>
            <source>Find anything</source>
            <translation>Tout trouver</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Résultats</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::InspectorPanel</name>
        <message>
            <source>Inspector</source>
            <translation>Inspecteur</translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) selected</source>
            <translation>
                <numerusform>%n élément sélectionné</numerusform>
                <numerusform>%n éléments sélectionnés</numerusform>
            </translation>
        </message>
        <message>
            <source>Turn %1 degrees</source>
            <translation>Tourner de %1 degrés</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>personne</translation>
        </message>
        <message>
            <source>Side</source>
            <translation>Camp</translation>
        </message>
        <message>
            <source>Set side</source>
            <translation>Choisir le camp</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Lieu</translation>
        </message>
        <message>
            <source>Facing</source>
            <translation>Orientation</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Rotation</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Face</translation>
        </message>
        <message>
            <source>Show the other face</source>
            <translation>Montrer l’autre face</translation>
        </message>
        <message>
            <source>Face up</source>
            <translation>Face visible</translation>
        </message>
        <message>
            <source>front</source>
            <translation>avant</translation>
        </message>
        <message>
            <source>back</source>
            <translation>arrière</translation>
        </message>
        <message>
            <source>Turn the counter over</source>
            <translation>Retourner le pion</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Genre</translation>
        </message>
        <message>
            <source>deployment zone</source>
            <translation>zone de déploiement</translation>
        </message>
        <message>
            <source>area</source>
            <translation>aire</translation>
        </message>
        <message>
            <source>exit</source>
            <translation>sortie</translation>
        </message>
        <message>
            <source>Change the kind of zone</source>
            <translation>Changer le genre de zone</translation>
        </message>
        <message>
            <source>Group</source>
            <translation>Groupe</translation>
        </message>
        <message>
            <source>Set group letter</source>
            <translation>Choisir la lettre du groupe</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name the zone</source>
            <translation>Nommer la zone</translation>
        </message>
        <message>
            <source>main</source>
            <translation>principal</translation>
        </message>
        <message>
            <source>secondary</source>
            <translation>secondaire</translation>
        </message>
        <message>
            <source>bonus</source>
            <translation>bonus</translation>
        </message>
        <message>
            <source>Change the kind of objective</source>
            <translation>Changer le genre d’objectif</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>Set value</source>
            <translation>Fixer la valeur</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <source>Change label</source>
            <translation>Changer l’étiquette</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Ce que cela fait</translation>
        </message>
        <message>
            <source>Box check</source>
            <translation>Contenu de la boîte</translation>
        </message>
        <message>
            <source>Rotate</source>
            <translation>Tourner</translation>
        </message>
        <message>
            <source>Flip</source>
            <translation>Retourner</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Change title</source>
            <translation>Changer le titre</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>Change author</source>
            <translation>Changer l’auteur</translation>
        </message>
        <message>
            <source>Battlefield</source>
            <translation>Champ de bataille</translation>
        </message>
        <message>
            <source>no boards yet</source>
            <translation>pas encore de plateaux</translation>
        </message>
        <message>
            <source>%1 × %2 spaces</source>
            <translation>%1 × %2 cases</translation>
        </message>
        <message>
            <source>Last turn</source>
            <translation>Dernier tour</translation>
        </message>
        <message>
            <source>Introduction</source>
            <translation>Introduction</translation>
        </message>
        <message>
            <source>What to do here</source>
            <translation>Que faire ici</translation>
        </message>
        <message>
            <source>Drag a board from the box onto the map. Then lay houses, hedges and units on it.</source>
            <translation>Faites glisser un plateau de la boîte sur la carte. Posez-y ensuite maisons, haies et unités.</translation>
        </message>
        <message>
            <source>Click something on the map to see what it is and what it does. Drag a frame to select several things.</source>
            <translation>Cliquez sur un élément de la carte pour voir ce que c’est et ce qu’il fait. Tracez un cadre pour en sélectionner plusieurs.</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::MapCanvas</name>
        <message>
            <source>Arrows move the cell cursor, Enter selects or places, Escape goes back.</source>
            <translation>Les flèches déplacent le curseur de case, Entrée sélectionne ou place, Échap revient en arrière.</translation>
        </message>
        <message>
            <source>Battlefield</source>
            <translation>Champ de bataille</translation>
        </message>
        <message>
            <source>Drag a board from the box to begin</source>
            <translation>Faites glisser un plateau de la boîte pour commencer</translation>
        </message>
        <message>
            <source>Or choose one with the keyboard: Enter in the box, then Enter here.</source>
            <translation>Ou choisissez-en un au clavier : Entrée dans la boîte, puis Entrée ici.</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::OutlinePanel</name>
        <message>
            <source>Search what is placed…</source>
            <translation>Chercher ce qui est placé…</translation>
        </message>
        <message>
            <source>Everything placed</source>
            <translation>Tout ce qui est placé</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::PanTool</name>
        <message>
            <source>Drag the map. The middle button or Space does this in every tool.</source>
            <translation>Faites glisser la carte. Le bouton du milieu ou Espace le fait avec chaque outil.</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::PlaceTool</name>
        <message>
            <source>Choose a piece in the box first; then click where it shall lie.</source>
            <translation>Choisissez d’abord une pièce dans la boîte ; cliquez ensuite là où elle doit se trouver.</translation>
        </message>
        <message>
            <source>Click to place, R turns, F shows the other face, Escape ends.</source>
            <translation>Cliquez pour placer, R tourne, F montre l’autre face, Échap termine.</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::ProblemsPanel</name>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Checking the rules…</source>
            <translation>Vérification des règles…</translation>
        </message>
        <message>
            <source>No problems. The rules have nothing to object.</source>
            <translation>Aucun problème. Les règles n’ont rien à redire.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n erreur</numerusform>
                <numerusform>%n erreurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n avertissement</numerusform>
                <numerusform>%n avertissements</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n remarque</numerusform>
                <numerusform>%n remarques</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n waived</source>
            <translation>
                <numerusform>%n accepté</numerusform>
                <numerusform>%n acceptés</numerusform>
            </translation>
        </message>
        <message>
            <source>Show where it is</source>
            <translation>Montrer où c’est</translation>
        </message>
        <message>
            <source>Copy the sentence</source>
            <translation>Copier la phrase</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::ScenarioWorkspace</name>
        <message>
            <source>Box</source>
            <translation>Boîte</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Overview map</source>
            <translation>Carte d’ensemble</translation>
        </message>
        <message>
            <source>Select here</source>
            <translation>Sélectionner ici</translation>
        </message>
        <message>
            <source>%1 % · %2 × %3</source>
            <translation>%1 % · %2 × %3</translation>
        </message>
        <message>
            <source>Box: place it</source>
            <translation>Boîte : le placer</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::SelectTool</name>
        <message>
            <source>Click to select, Ctrl-click to add, drag to move. R turns, F flips, Delete removes.</source>
            <translation>Cliquez pour sélectionner, Ctrl-clic pour ajouter, glissez pour déplacer. R tourne, F retourne, Suppr retire.</translation>
        </message>
    </context>
    <context>
        <name>bocage::editor::ZoomTool</name>
        <message>
            <source>Click to zoom in, Shift-click to zoom out, or draw a frame around what you want to see.</source>
            <translation>Cliquez pour agrandir, Maj-clic pour réduire, ou tracez un cadre autour de ce que vous voulez voir.</translation>
        </message>
    </context>
    <context>
        <name>bocage::model::CampaignDocument</name>
        <message>
            <source>Untitled campaign</source>
            <translation>Campagne sans titre</translation>
        </message>
    </context>
    <context>
        <name>bocage::model::PaletteModel</name>
        <message>
            <source>not in a box</source>
            <translation>dans aucune boîte</translation>
        </message>
        <message numerus="yes">
            <source>%n too many</source>
            <translation>
                <numerusform>%n de trop</numerusform>
                <numerusform>%n de trop</numerusform>
            </translation>
        </message>
        <message>
            <source>all used</source>
            <translation>tous utilisés</translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>%n restant</numerusform>
                <numerusform>%n restants</numerusform>
            </translation>
        </message>
        <message>
            <source>edge</source>
            <translation>bord</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
    </context>
    <context>
        <name>bocage::model::RosterDocument</name>
        <message>
            <source>Untitled army</source>
            <translation>Armée sans titre</translation>
        </message>
    </context>
    <context>
        <name>bocage::model::ScenarioDocument</name>
        <message>
            <source>Untitled scenario</source>
            <translation>Scénario sans titre</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Lays out battles, builds armies and checks both against the rules.</source>
            <translation>Dispose des batailles, compose des armées et vérifie les deux selon les règles.</translation>
        </message>
        <message>
            <source>Scenarios and armies to open.</source>
            <translation>Scénarios et armées à ouvrir.</translation>
        </message>
    </context>
</TS>
