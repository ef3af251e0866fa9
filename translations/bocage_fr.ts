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
    <message>
        <source>New &amp;army…</source>
        <translation>Nouvelle &amp;armée…</translation>
    </message>
    <message>
        <source>Starts an army: asks for faction and points, then opens it in a new tab.</source>
        <translation>Commence une armée : demande faction et points, puis l’ouvre dans un nouvel onglet.</translation>
    </message>
    <message>
        <source>Save as te&amp;mplate…</source>
        <translation>Enregistrer comme &amp;modèle…</translation>
    </message>
    <message>
        <source>Keeps a copy of the battle to start new ones from.</source>
        <translation>Garde une copie de la bataille pour en commencer d&apos;autres.</translation>
    </message>
    <message>
        <source>&amp;Import a share code…</source>
        <translation>&amp;Importer un code de partage…</translation>
    </message>
    <message>
        <source>Opens the army of a share code as a new document.</source>
        <translation>Ouvre l&apos;armée d&apos;un code de partage comme nouveau document.</translation>
    </message>
    <message>
        <source>Open an army of this &amp;scenario…</source>
        <translation>Ouvrir une armée de ce &amp;scénario…</translation>
    </message>
    <message>
        <source>Opens an army inside or beside the scenario in front, or adds one.</source>
        <translation>Ouvre une armée contenue dans le scénario affiché ou liée à lui, ou en ajoute une.</translation>
    </message>
    <message>
        <source>Fix &amp;all of this kind</source>
        <translation>Corriger &amp;tous ceux de ce genre</translation>
    </message>
    <message>
        <source>Mends everything that the chosen problem&apos;s rule finds the same way, as one step.</source>
        <translation>Corrige de la même façon tout ce que trouve la règle du problème choisi, en une étape.</translation>
    </message>
    <message>
        <source>&amp;Waive, or take back a waiver…</source>
        <translation>&amp;Déroger, ou retirer une dérogation…</translation>
    </message>
    <message>
        <source>Accepts the chosen problem with a reason that is kept in the file, or counts it again.</source>
        <translation>Accepte le problème choisi avec une raison gardée dans le fichier, ou le compte de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Strict</source>
        <translation>&amp;Strict</translation>
    </message>
    <message>
        <source>Refuses waivers: what was waived counts again.</source>
        <translation>Refuse les dérogations : elles comptent de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Filter the problems</source>
        <translation>&amp;Filtrer les problèmes</translation>
    </message>
    <message>
        <source>Moves the keyboard to the filter above the problems.</source>
        <translation>Place le clavier dans le filtre au-dessus des problèmes.</translation>
    </message>
    <message>
        <source>&amp;Put in what the catalogue shows</source>
        <translation>&amp;Poser le choix du catalogue</translation>
    </message>
    <message>
        <source>Adds the chosen tile, or puts the chosen option into the selected slot.</source>
        <translation>Ajoute la tuile choisie, ou met l’option choisie dans l’emplacement sélectionné.</translation>
    </message>
    <message>
        <source>&amp;Replace by what the catalogue shows</source>
        <translation>&amp;Remplacer par le choix du catalogue</translation>
    </message>
    <message>
        <source>Swaps the selected tile or option for the chosen one; what still fits stays.</source>
        <translation>Échange la tuile ou l’option sélectionnée contre celle choisie ; ce qui convient encore reste.</translation>
    </message>
    <message>
        <source>&amp;Search the catalogue</source>
        <translation>&amp;Chercher dans le catalogue</translation>
    </message>
    <message>
        <source>Moves the keyboard to the search of the catalogue.</source>
        <translation>Place le clavier dans la recherche du catalogue.</translation>
    </message>
    <message>
        <source>Start from this &amp;hero</source>
        <translation>Partir de ce &amp;héros</translation>
    </message>
    <message>
        <source>Adds the chosen hero with the tiles the hero needs and an officer tile.</source>
        <translation>Ajoute le héros choisi avec les tuiles qu’il exige et une tuile d’officier.</translation>
    </message>
    <message>
        <source>&amp;Fill the last points…</source>
        <translation>&amp;Dépenser les derniers points…</translation>
    </message>
    <message>
        <source>Finds the best use for the points that are left; everything in the army stays.</source>
        <translation>Trouve le meilleur emploi des points restants ; toute l&apos;armée reste.</translation>
    </message>
    <message>
        <source>&amp;Best army for a goal…</source>
        <translation>&amp;Meilleure armée pour un but…</translation>
    </message>
    <message>
        <source>Finds the legal army that serves a goal best, and says why.</source>
        <translation>Trouve l&apos;armée légale qui sert le mieux un but, et dit pourquoi.</translation>
    </message>
    <message>
        <source>R&amp;andom army…</source>
        <translation>Armée au h&amp;asard…</translation>
    </message>
    <message>
        <source>Draws a legal army; the same seed gives the same army.</source>
        <translation>Tire une armée légale ; la même graine donne la même armée.</translation>
    </message>
    <message>
        <source>Move &amp;up the sheet</source>
        <translation>&amp;Monter dans la feuille</translation>
    </message>
    <message>
        <source>Moves the selected tile forward.</source>
        <translation>Avance la tuile sélectionnée.</translation>
    </message>
    <message>
        <source>Move &amp;down the sheet</source>
        <translation>&amp;Descendre dans la feuille</translation>
    </message>
    <message>
        <source>Moves the selected tile backward.</source>
        <translation>Recule la tuile sélectionnée.</translation>
    </message>
    <message>
        <source>&amp;Name this tile…</source>
        <translation>&amp;Nommer cette tuile…</translation>
    </message>
    <message>
        <source>Gives the selected tile a name of your own.</source>
        <translation>Donne à la tuile sélectionnée un nom à vous.</translation>
    </message>
    <message>
        <source>Show the &amp;other side of counters</source>
        <translation>Montrer l’&amp;autre face des pions</translation>
    </message>
    <message>
        <source>Turns all counters on the sheet over, or back.</source>
        <translation>Retourne tous les pions de la feuille, ou les remet.</translation>
    </message>
    <message>
        <source>Branch a &amp;variant</source>
        <translation>Dériver une &amp;variante</translation>
    </message>
    <message>
        <source>Goes on with a copy of this list; the old one is kept as a variant.</source>
        <translation>Continue avec une copie de cette liste ; l&apos;ancienne reste comme variante.</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Shows this army beside a variant or another army.</source>
        <translation>Montre cette armée à côté d&apos;une variante ou d&apos;une autre armée.</translation>
    </message>
    <message>
        <source>Shar&amp;e…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>Shows the army as one line of text and as a QR code.</source>
        <translation>Montre l&apos;armée en une ligne de texte et en code QR.</translation>
    </message>
    <message>
        <source>Paint &amp;zones</source>
        <translation>Peindre des &amp;zones</translation>
    </message>
    <message>
        <source>Paints deployment zones, areas and exits.</source>
        <translation>Peint des zones de déploiement, des aires et des sorties.</translation>
    </message>
    <message>
        <source>Lay &amp;entry arrows</source>
        <translation>Poser des flèches d’&amp;entrée</translation>
    </message>
    <message>
        <source>Lays arrows over the border where units come in.</source>
        <translation>Pose sur la bordure les flèches par où entrent les unités.</translation>
    </message>
    <message>
        <source>Lay &amp;objectives</source>
        <translation>Poser des &amp;objectifs</translation>
    </message>
    <message>
        <source>Lays objectives on spaces, areas, interspaces and buildings.</source>
        <translation>Pose des objectifs sur des cases, des aires, des intersections et des bâtiments.</translation>
    </message>
    <message>
        <source>Sight &amp;ruler</source>
        <translation>&amp;Règle de vue</translation>
    </message>
    <message>
        <source>Shows whether one space sees another, and what is in the way.</source>
        <translation>Montre si une case en voit une autre, et ce qui gêne.</translation>
    </message>
    <message>
        <source>&amp;Movement reach</source>
        <translation>&amp;Portée de mouvement</translation>
    </message>
    <message>
        <source>Shows where a unit can go in one move, and why not elsewhere.</source>
        <translation>Montre où une unité peut aller en un mouvement, et pourquoi pas ailleurs.</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>Mes&amp;urer</translation>
    </message>
    <message>
        <source>Counts the spaces between two places.</source>
        <translation>Compte les cases entre deux endroits.</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>Writes the designer’s notes on the map; players never see them.</source>
        <translation>Écrit sur la carte les notes de l’auteur ; les joueurs ne les voient jamais.</translation>
    </message>
    <message>
        <source>&amp;Quick layout…</source>
        <translation>Disposition &amp;rapide…</translation>
    </message>
    <message>
        <source>Lays out boards in rows and columns: those you choose, or drawn at random.</source>
        <translation>Dispose des plateaux en lignes et colonnes : ceux de votre choix, ou tirés au hasard.</translation>
    </message>
    <message>
        <source>&amp;Turn the battlefield</source>
        <translation>&amp;Tourner le champ de bataille</translation>
    </message>
    <message>
        <source>Turns everything on the map together, a quarter to the right.</source>
        <translation>Tourne tout ce qui est sur la carte d’un quart vers la droite.</translation>
    </message>
    <message>
        <source>Turn the battlefield &amp;back</source>
        <translation>Tourner le champ de bataille en sens &amp;inverse</translation>
    </message>
    <message>
        <source>Turns everything on the map together, a quarter to the left.</source>
        <translation>Tourne tout ce qui est sur la carte d’un quart vers la gauche.</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <translation>&amp;Retourner de gauche à droite</translation>
    </message>
    <message>
        <source>Everything on the map changes places, left with right.</source>
        <translation>Tout ce qui est sur la carte change de place, gauche et droite.</translation>
    </message>
    <message>
        <source>Mirror t&amp;op to bottom</source>
        <translation>Retourner de &amp;haut en bas</translation>
    </message>
    <message>
        <source>Everything on the map changes places, top with bottom.</source>
        <translation>Tout ce qui est sur la carte change de place, haut et bas.</translation>
    </message>
    <message>
        <source>Replace b&amp;y…</source>
        <translation>Remplacer &amp;par…</translation>
    </message>
    <message>
        <source>Swaps the selected boards or overlays for another.</source>
        <translation>Échange les plateaux ou décors sélectionnés contre un autre.</translation>
    </message>
    <message>
        <source>Change the n&amp;ote</source>
        <translation>Changer la n&amp;ote</translation>
    </message>
    <message>
        <source>Opens the selected note to write on it.</source>
        <translation>Ouvre la note choisie pour y écrire.</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Shows the battlefield of the scenario.</source>
        <translation>Affiche le champ de bataille du scénario.</translation>
    </message>
    <message>
        <source>&amp;Briefing</source>
        <translation>&amp;Briefing</translation>
    </message>
    <message>
        <source>Shows all that is written: sides, turns, victory, rules, texts.</source>
        <translation>Affiche tout ce qui est écrit : camps, tours, victoire, règles, textes.</translation>
    </message>
    <message>
        <source>Align &amp;left</source>
        <translation>Aligner à &amp;gauche</translation>
    </message>
    <message>
        <source>Moves the selected things to the leftmost one&apos;s left rim.</source>
        <translation>Déplace la sélection jusqu’au bord gauche de l’élément le plus à gauche.</translation>
    </message>
    <message>
        <source>Align &amp;centres</source>
        <translation>Aligner les &amp;centres</translation>
    </message>
    <message>
        <source>Moves the selected things sideways until their middles are in line.</source>
        <translation>Déplace la sélection de côté jusqu’à ce que les milieux soient alignés.</translation>
    </message>
    <message>
        <source>Align ri&amp;ght</source>
        <translation>Aligner à &amp;droite</translation>
    </message>
    <message>
        <source>Moves the selected things to the rightmost one&apos;s right rim.</source>
        <translation>Déplace la sélection jusqu’au bord droit de l’élément le plus à droite.</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>Aligner en &amp;haut</translation>
    </message>
    <message>
        <source>Moves the selected things to the topmost one&apos;s upper rim.</source>
        <translation>Déplace la sélection jusqu’au bord supérieur de l’élément le plus haut.</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>Aligner les &amp;milieux</translation>
    </message>
    <message>
        <source>Moves the selected things up or down until their middles are in line.</source>
        <translation>Déplace la sélection en hauteur jusqu’à ce que les milieux soient alignés.</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>Aligner en &amp;bas</translation>
    </message>
    <message>
        <source>Moves the selected things to the lowest one&apos;s lower rim.</source>
        <translation>Déplace la sélection jusqu’au bord inférieur de l’élément le plus bas.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Calques</translation>
    </message>
    <message>
        <source>Moves the keyboard to the layers, to show, hide, fade or lock them.</source>
        <translation>Met le clavier dans les calques, pour les montrer, cacher, estomper ou verrouiller.</translation>
    </message>
    <message>
        <source>Open the files of last ti&amp;me</source>
        <translation>Ouvrir les fichiers de la &amp;dernière fois</translation>
    </message>
    <message>
        <source>Opens again what was open when the window was closed.</source>
        <translation>Ouvre de nouveau ce qui était ouvert quand la fenêtre a été fermée.</translation>
    </message>
    <message>
        <source>Open them at every st&amp;art</source>
        <translation>Les ouvrir à chaque dé&amp;marrage</translation>
    </message>
    <message>
        <source>Begins where you stopped: the files of last time open by themselves.</source>
        <translation>Reprend où vous vous êtes arrêté : les fichiers de la dernière fois s’ouvrent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>Versions ant&amp;érieures…</translation>
    </message>
    <message>
        <source>Lists backups and safety copies of the document in front, to look at or to take back.</source>
        <translation>Liste les sauvegardes et copies de sûreté du document de devant, pour les voir ou les reprendre.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>R&amp;osters…</source>
        <translation>&amp;Listes d’armées…</translation>
    </message>
    <message>
        <source>Shows the armies of a folder with faction, points, verdict and picture.</source>
        <translation>Montre les armées d’un dossier avec faction, points, verdict et image.</translation>
    </message>
    <message>
        <source>Organiser&apos;s chec&amp;k…</source>
        <translation>&amp;Contrôle d’organisateur…</translation>
    </message>
    <message>
        <source>Holds the armies of a folder or a list of share codes to one limit, packs and bans.</source>
        <translation>Tient les armées d’un dossier ou une liste de codes de partage à une limite, des paquets et des interdictions.</translation>
    </message>
    <message>
        <source>M&amp;y boxes…</source>
        <translation>M&amp;es boîtes…</translation>
    </message>
    <message>
        <source>Says which boxes and pieces you own, and which of your armies you can field.</source>
        <translation>Dit quelles boîtes et pièces vous possédez, et lesquelles de vos armées vous pouvez aligner.</translation>
    </message>
    <message>
        <source>&amp;Read the rule</source>
        <translation>Lire la &amp;règle</translation>
    </message>
    <message>
        <source>Opens the rule that the chosen problem cites, with its neighbours.</source>
        <translation>Ouvre la règle que cite le problème choisi, avec ses voisines.</translation>
    </message>
    <message>
        <source>Close the &amp;other tabs</source>
        <translation>Fermer les autres &amp;onglets</translation>
    </message>
    <message>
        <source>Closes every tab but the one in front; asks for what is not saved.</source>
        <translation>Ferme tous les onglets sauf celui de devant ; demande pour ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>&amp;Close all tabs</source>
        <translation>&amp;Fermer tous les onglets</translation>
    </message>
    <message>
        <source>Closes every tab; asks for what is not saved.</source>
        <translation>Ferme tous les onglets ; demande pour ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Opens the manual at the page about what has the keyboard.</source>
        <translation>Ouvre le manuel à la page de ce qui a le clavier.</translation>
    </message>
    <message>
        <source>&amp;First ten minutes</source>
        <translation>Les dix &amp;premières minutes</translation>
    </message>
    <message>
        <source>Opens the tutorial: a first battle, a first army, a first verdict.</source>
        <translation>Ouvre le tutoriel : une première bataille, une première armée, un premier verdict.</translation>
    </message>
    <message>
        <source>&amp;Rules of the games</source>
        <translation>&amp;Règles des jeux</translation>
    </message>
    <message>
        <source>Opens the rules of every game in our words, with a search.</source>
        <translation>Ouvre les règles de chaque jeu dans nos mots, avec une recherche.</translation>
    </message>
    <message>
        <source>Everything see&amp;n from here</source>
        <translation>Tout ce qui est &amp;vu d’ici</translation>
    </message>
    <message>
        <source>Shades every space that is seen, obscured or hidden from the space you point at.</source>
        <translation>Ombre chaque case vue, gênée ou cachée depuis la case que vous désignez.</translation>
    </message>
    <message>
        <source>&amp;Chances</source>
        <translation>&amp;Chances</translation>
    </message>
    <message>
        <source>Shows what may come of one unit attacking another, and the sums behind it.</source>
        <translation>Montre ce que peut donner l’attaque d’une unité contre une autre, et les calculs derrière.</translation>
    </message>
    <message>
        <source>S&amp;wap two boards</source>
        <translation>É&amp;changer deux plateaux</translation>
    </message>
    <message>
        <source>The two selected boards change places, with everything that lies on them.</source>
        <translation>Les deux plateaux sélectionnés changent de place, avec tout ce qui est posé dessus.</translation>
    </message>
    <message>
        <source>&amp;Print aids…</source>
        <translation>&amp;Imprimer des aides…</translation>
    </message>
    <message>
        <source>Booklet, counters, army sheets and more of the document in front, on paper or as PDF.</source>
        <translation>Livret, pions, feuilles d’armée et autres aides du document au premier plan, sur papier ou en PDF.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Reads back a bundle, a Tiled map or a BattleScribe roster.</source>
        <translation>Relit un lot, une carte Tiled ou une liste BattleScribe.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Writes the document for another program, and says what gets lost on the way.</source>
        <translation>Écrit le document pour un autre programme et dit ce qui se perd en route.</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copier comme te&amp;xte</translation>
    </message>
    <message>
        <source>Puts what the document says into the clipboard, as plain text for forums and chats.</source>
        <translation>Met dans le presse-papiers ce que dit le document, en texte simple pour forums et messageries.</translation>
    </message>
    <message>
        <source>Language, look, keys, safety copies, folders, lengths, paper, boxes and templates in one place.</source>
        <translation>Langue, apparence, touches, copies de sécurité, dossiers, longueurs, papier, boîtes et modèles au même endroit.</translation>
    </message>
    <message>
        <source>New ca&amp;mpaign</source>
        <translation>Nouvelle ca&amp;mpagne</translation>
    </message>
    <message>
        <source>Starts a story of several battles.</source>
        <translation>Commence une histoire de plusieurs batailles.</translation>
    </message>
    <message>
        <source>Add a &amp;chapter…</source>
        <translation>Ajouter un &amp;chapitre…</translation>
    </message>
    <message>
        <source>Adds a battle to the campaign: choose its file.</source>
        <translation>Ajoute une bataille à la campagne : choisissez son fichier.</translation>
    </message>
    <message>
        <source>&amp;Open the battle of this chapter</source>
        <translation>&amp;Ouvrir la bataille de ce chapitre</translation>
    </message>
    <message>
        <source>Opens the scenario of the chosen chapter as it is written.</source>
        <translation>Ouvre le scénario du chapitre choisi tel qu’il est écrit.</translation>
    </message>
    <message>
        <source>&amp;Remove this chapter</source>
        <translation>&amp;Retirer ce chapitre</translation>
    </message>
    <message>
        <source>Takes the chosen chapter and the ways to it out of the campaign; its file stays.</source>
        <translation>Retire de la campagne le chapitre choisi et les chemins qui y mènent ; son fichier reste.</translation>
    </message>
    <message>
        <source>Open the &amp;next chapter prepared</source>
        <translation>Ouvrir le chapitre &amp;suivant préparé</translation>
    </message>
    <message>
        <source>Opens the chapter to be played now, with what the games before brought, as a new document.</source>
        <translation>Ouvre dans un nouveau document le chapitre à jouer maintenant, avec ce que les parties précédentes ont apporté.</translation>
    </message>
</context>
<context>
    <name>ArmyReviews</name>
    <message>
        <source>%1 is banned.</source>
        <translation>%1 est interdit.</translation>
    </message>
    <message>
        <source>%1 comes from the pack %2, which is not permitted.</source>
        <translation>%1 vient du paquet %2, qui n’est pas permis.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Code de partage</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légal</translation>
    </message>
</context>
<context>
    <name>ArmySheet</name>
    <message>
        <source>drop it here</source>
        <translation>lâcher ici</translation>
    </message>
    <message>
        <source>%1 fits here</source>
        <translation>%1 convient ici</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>This army is empty.</source>
        <translation>Cette armée est vide.</translation>
    </message>
    <message>
        <source>Add a tile or hero</source>
        <translation>Ajouter une tuile ou un héros</translation>
    </message>
    <message>
        <source>Double-click one in the catalogue, drag it here, or type its name and press Enter.</source>
        <translation>Double-cliquez dans le catalogue, glissez ici, ou tapez un nom puis Entrée.</translation>
    </message>
</context>
<context>
    <name>ArmyStatus</name>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 sur %n point</numerusform>
            <numerusform>%1 sur %n points</numerusform>
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
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
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
    <message>
        <source>legal</source>
        <translation>conforme</translation>
    </message>
</context>
<context>
    <name>ArmyText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>life points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>order markers</source>
        <translation>marqueurs d&apos;ordre</translation>
    </message>
    <message>
        <source>bluff markers</source>
        <translation>marqueurs de bluff</translation>
    </message>
    <message>
        <source>special orders</source>
        <translation>ordres spéciaux</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>no change in points</source>
        <translation>mêmes points</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>handed out by the scenario</source>
        <translation>distribué par le scénario</translation>
    </message>
    <message>
        <source>free option</source>
        <translation>option libre</translation>
    </message>
    <message>
        <source>star of the tile</source>
        <translation>étoile de la tuile</translation>
    </message>
    <message>
        <source>bonus of the filled slot</source>
        <translation>bonus de l&apos;emplacement occupé</translation>
    </message>
    <message>
        <source>star of the unit</source>
        <translation>étoile de l’unité</translation>
    </message>
    <message>
        <source>personal order</source>
        <translation>ordre personnel</translation>
    </message>
    <message>
        <source>every army has one</source>
        <translation>chaque armée en a un</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>whole army</source>
        <translation>toute l’armée</translation>
    </message>
    <message>
        <source>units of the tile</source>
        <translation>unités de la tuile</translation>
    </message>
    <message>
        <source>Character of the tile</source>
        <translation>Personnage de la tuile</translation>
    </message>
    <message>
        <source>units it brings</source>
        <translation>unités qu&apos;elle amène</translation>
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
        <source>madness bag</source>
        <translation>sac de folie</translation>
    </message>
    <message>
        <source>Zombie bag</source>
        <translation>Sac de zombies</translation>
    </message>
    <message>
        <source>search bag</source>
        <translation>sac de fouille</translation>
    </message>
    <message>
        <source>Spend all points</source>
        <translation>Dépenser tous les points</translation>
    </message>
    <message>
        <source>Firepower</source>
        <translation>Puissance de feu</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Leaves as few points unspent as can be.</source>
        <translation>Laisse le moins de points possible.</translation>
    </message>
    <message>
        <source>Counts the chance of each shot to hit a target of each class.</source>
        <translation>Compte la chance de chaque tir de toucher une cible de chaque classe.</translation>
    </message>
    <message>
        <source>Counts the chance that a standard shot fails, for every step a unit has.</source>
        <translation>Compte la chance qu&apos;un tir type échoue, pour chaque niveau d&apos;une unité.</translation>
    </message>
    <message>
        <source>Counts every star and every personal order.</source>
        <translation>Compte chaque étoile et chaque ordre personnel.</translation>
    </message>
    <message>
        <source>Counts the counters on the table.</source>
        <translation>Compte les pions sur la table.</translation>
    </message>
    <message>
        <source>%1, kinds of your choice</source>
        <translation>%1, types à votre choix</translation>
    </message>
    <message>
        <source>life point</source>
        <translation>point de vie</translation>
    </message>
    <message>
        <source>order marker</source>
        <translation>marqueur d’ordre</translation>
    </message>
    <message>
        <source>bluff marker</source>
        <translation>marqueur de bluff</translation>
    </message>
    <message>
        <source>special order</source>
        <translation>ordre spécial</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>tuile</translation>
    </message>
    <message numerus="yes">
        <source>%n Suppressed marker(s)</source>
        <translation>
            <numerusform>%n marqueur Suppression</numerusform>
            <numerusform>%n marqueurs Suppression</numerusform>
        </translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>portée %1</translation>
    </message>
    <message>
        <source>clear sight</source>
        <translation>vue dégagée</translation>
    </message>
    <message>
        <source>clear or obscured sight</source>
        <translation>vue dégagée ou gênée</translation>
    </message>
    <message>
        <source>no sight needed</source>
        <translation>aucune vue requise</translation>
    </message>
</context>
<context>
    <name>ArmyWords</name>
    <message>
        <source>hero</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>officer tile</source>
        <translation>tuile d’officier</translation>
    </message>
    <message>
        <source>recruitment tile</source>
        <translation>tuile de recrutement</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n emplacement</numerusform>
            <numerusform>%n emplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>exige %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n order(s)</source>
        <translation>
            <numerusform>+%n ordre</numerusform>
            <numerusform>+%n ordres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marqueur</numerusform>
            <numerusform>%n marqueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>range %n interspace(s)</source>
        <translation>
            <numerusform>portée %n intersection</numerusform>
            <numerusform>portée %n intersections</numerusform>
        </translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>portée %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) for spells</source>
        <translation>
            <numerusform>%n place pour un sort</numerusform>
            <numerusform>%n places pour des sorts</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>red band</source>
        <translation>bande rouge</translation>
    </message>
    <message>
        <source>blue band</source>
        <translation>bande bleue</translation>
    </message>
    <message>
        <source>green band</source>
        <translation>bande verte</translation>
    </message>
    <message>
        <source>yellow band</source>
        <translation>bande jaune</translation>
    </message>
    <message>
        <source>white band</source>
        <translation>bande blanche</translation>
    </message>
    <message>
        <source>band “%1”</source>
        <translation>bande « %1 »</translation>
    </message>
    <message>
        <source>front %1, left %2, right %3, back %4</source>
        <translation>avant %1, gauche %2, droite %3, arrière %4</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>mouvement %1</translation>
    </message>
    <message>
        <source>infantry %1, light %2, heavy %3</source>
        <translation>infanterie %1, léger %2, lourd %3</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>défense %1</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Coûte %n point.</numerusform>
            <numerusform>Coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat bonus: %1.</source>
        <translation>Bonus de combat : %1.</translation>
    </message>
    <message numerus="yes">
        <source>The caster takes %n Suppressed marker(s).</source>
        <translation>
            <numerusform>Le lanceur prend %n marqueur Suppression.</numerusform>
            <numerusform>Le lanceur prend %n marqueurs Suppression.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches %n interspace(s) far.</source>
        <translation>
            <numerusform>Porte à %n intersection.</numerusform>
            <numerusform>Porte à %n intersections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches %n space(s) far.</source>
        <translation>
            <numerusform>Porte à %n case.</numerusform>
            <numerusform>Porte à %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs a clear line of sight.</source>
        <translation>Demande une ligne de vue dégagée.</translation>
    </message>
    <message>
        <source>Needs a line of sight, clear or obscured.</source>
        <translation>Demande une ligne de vue, dégagée ou gênée.</translation>
    </message>
    <message numerus="yes">
        <source>Comes with %n marker(s).</source>
        <translation>
            <numerusform>Vient avec %n marqueur.</numerusform>
            <numerusform>Vient avec %n marqueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be used %n time(s).</source>
        <translation>
            <numerusform>Peut servir %n fois.</numerusform>
            <numerusform>Peut servir %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n more order(s).</source>
        <translation>
            <numerusform>Donne %n ordre de plus.</numerusform>
            <numerusform>Donne %n ordres de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n spell(s).</source>
        <translation>
            <numerusform>Contient %n sort.</numerusform>
            <numerusform>Contient %n sorts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes into slots with: %1.</source>
        <translation>Va dans les emplacements avec : %1.</translation>
    </message>
</context>
<context>
    <name>BasicsSection</name>
    <message>
        <source>Basics</source>
        <translation>Essentiel</translation>
    </message>
    <message>
        <source>What players see first.</source>
        <translation>Ce que les joueurs voient d&apos;abord.</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>A name that makes players curious</source>
        <translation>Un nom qui intrigue les joueurs</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>Two or three sentences: who, where, and what is at stake.</source>
        <translation>Deux ou trois phrases : qui, où, et pour quel enjeu.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>En bref</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side(s)</source>
        <translation>
            <numerusform>%n camp</numerusform>
            <numerusform>%n camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>no END on the turn track yet</source>
        <translation>pas encore de FIN sur la piste des tours</translation>
    </message>
    <message>
        <source>Packs: %1</source>
        <translation>Paquets de contenu : %1</translation>
    </message>
</context>
<context>
    <name>Battlescribe</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Uncategorised</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>BattleScribe roster</source>
        <translation>Liste BattleScribe</translation>
    </message>
    <message>
        <source>Roster, zipped roster, catalogue and game system for BattleScribe and New Recruit. The roster can be imported again.</source>
        <translation>Liste, liste compressée, catalogue et système de jeu pour BattleScribe et New Recruit. La liste peut être réimportée.</translation>
    </message>
    <message>
        <source>The rules of army building, but for numbers and costs.</source>
        <translation>Les règles de composition d’armée, hormis nombres et coûts.</translation>
    </message>
    <message>
        <source>The catalogue holds only what is in these armies.</source>
        <translation>Le catalogue ne contient que ce qui est dans ces armées.</translation>
    </message>
    <message>
        <source>Everything of the scenario but its armies.</source>
        <translation>Tout le scénario hormis ses armées.</translation>
    </message>
    <message>
        <source>Ids of entries and options; they get new ones.</source>
        <translation>Les identifiants des entrées et des options ; elles en reçoivent de nouveaux.</translation>
    </message>
    <message>
        <source>Which slot an option fills; it goes into the first that takes it.</source>
        <translation>L’emplacement qu’occupe une option ; elle va dans le premier qui l’accepte.</translation>
    </message>
    <message>
        <source>The title in other languages, the author, and the order of the packs.</source>
        <translation>Le titre dans d’autres langues, l’auteur et l’ordre des paquets.</translation>
    </message>
    <message>
        <source>Notes of the army.</source>
        <translation>Les notes de l’armée.</translation>
    </message>
    <message>
        <source>Other variants of the army.</source>
        <translation>Les autres variantes de l’armée.</translation>
    </message>
    <message>
        <source>Accepted exceptions.</source>
        <translation>Les exceptions acceptées.</translation>
    </message>
    <message>
        <source>The deck that is played.</source>
        <translation>Le paquet joué.</translation>
    </message>
    <message>
        <source>The field %1.</source>
        <translation>Le champ %1.</translation>
    </message>
    <message>
        <source>Names that the player gave to entries.</source>
        <translation>Les noms que le joueur a donnés aux entrées.</translation>
    </message>
    <message>
        <source>Which entries the scenario hands out.</source>
        <translation>Les entrées que le scénario remet.</translation>
    </message>
    <message>
        <source>Names of single counters.</source>
        <translation>Les noms des pions isolés.</translation>
    </message>
</context>
<context>
    <name>BoxesSection</name>
    <message>
        <source>Boxes needed</source>
        <translation>Boîtes requises</translation>
    </message>
    <message>
        <source>What must lie on the table to set this battle up: boards, tiles and the counters of both armies. It follows every change.</source>
        <translation>Ce qu&apos;il faut sur la table pour installer cette bataille : plateaux, tuiles et pions des armées. La liste suit chaque changement.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien encore</translation>
    </message>
    <message>
        <source>Lay boards on the map to begin.</source>
        <translation>Posez des plateaux sur la carte pour commencer.</translation>
    </message>
    <message>
        <source>The fewest boxes</source>
        <translation>Le moins de boîtes possible</translation>
    </message>
    <message>
        <source>Even a dozen boxes do not hold everything at once.</source>
        <translation>Même une douzaine de boîtes ne contiennent pas tout à la fois.</translation>
    </message>
    <message>
        <source>In no box of your packs: %1</source>
        <translation>Dans aucune boîte de vos paquets : %1</translation>
    </message>
    <message>
        <source>✓ Your boxes are enough.</source>
        <translation>✓ Vos boîtes suffisent.</translation>
    </message>
    <message>
        <source>You still need %1.</source>
        <translation>Il vous manque encore %1.</translation>
    </message>
    <message>
        <source>Your boxes</source>
        <translation>Vos boîtes</translation>
    </message>
    <message>
        <source>Say which boxes you own and how many. The box panel then counts what is left on your shelf, and pieces you do not have are reported. Bocage remembers it for every scenario.</source>
        <translation>Dites quelles boîtes vous possédez et combien. Le panneau de la boîte compte alors ce qui reste sur votre étagère, et les pièces que vous n&apos;avez pas sont signalées. Bocage s&apos;en souvient pour tous les scénarios.</translation>
    </message>
    <message>
        <source>How many of %1 you own</source>
        <translation>Combien de « %1 » vous possédez</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Terrain tiles</source>
        <translation>Tuiles de terrain</translation>
    </message>
    <message>
        <source>Recruitment tiles</source>
        <translation>Tuiles de recrutement</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
</context>
<context>
    <name>BriefingEdits</name>
    <message>
        <source>Add a campaign link</source>
        <translation>Ajouter un lien de campagne</translation>
    </message>
    <message>
        <source>Remove a campaign link</source>
        <translation>Supprimer un lien de campagne</translation>
    </message>
    <message>
        <source>Change the chapter of a campaign link</source>
        <translation>Changer le chapitre d&apos;un lien de campagne</translation>
    </message>
    <message>
        <source>Change the result of a campaign link</source>
        <translation>Changer le résultat d&apos;un lien de campagne</translation>
    </message>
    <message>
        <source>Change who a campaign link helps</source>
        <translation>Changer qui profite d&apos;un lien de campagne</translation>
    </message>
    <message>
        <source>Change what a campaign link brings</source>
        <translation>Changer ce qu&apos;apporte un lien de campagne</translation>
    </message>
    <message>
        <source>Change the words of a campaign link</source>
        <translation>Changer le texte d&apos;un lien de campagne</translation>
    </message>
    <message>
        <source>Change the army points</source>
        <translation>Changer les points d&apos;armée</translation>
    </message>
    <message>
        <source>Allow mixed factions</source>
        <translation>Permettre les factions mêlées</translation>
    </message>
    <message>
        <source>Forbid mixed factions</source>
        <translation>Interdire les factions mêlées</translation>
    </message>
    <message>
        <source>Change what is handed out</source>
        <translation>Changer ce qui est donné</translation>
    </message>
    <message>
        <source>Change what is permitted</source>
        <translation>Changer ce qui est permis</translation>
    </message>
    <message>
        <source>Change what is required</source>
        <translation>Changer ce qui est exigé</translation>
    </message>
    <message>
        <source>Change what is forbidden</source>
        <translation>Changer ce qui est interdit</translation>
    </message>
    <message>
        <source>Add an army</source>
        <translation>Ajouter une armée</translation>
    </message>
    <message>
        <source>Link an army file</source>
        <translation>Lier un fichier d&apos;armée</translation>
    </message>
    <message>
        <source>Copy the army into the scenario</source>
        <translation>Copier l&apos;armée dans le scénario</translation>
    </message>
    <message>
        <source>Remove an army</source>
        <translation>Supprimer une armée</translation>
    </message>
    <message>
        <source>Draw the initiative</source>
        <translation>Tirer l&apos;initiative</translation>
    </message>
    <message>
        <source>Change the initiative</source>
        <translation>Changer l&apos;initiative</translation>
    </message>
    <message>
        <source>Change who deploys first</source>
        <translation>Changer qui se déploie d&apos;abord</translation>
    </message>
    <message>
        <source>Add a deck</source>
        <translation>Ajouter un paquet</translation>
    </message>
    <message>
        <source>Remove a deck</source>
        <translation>Supprimer un paquet</translation>
    </message>
    <message>
        <source>Change a deck</source>
        <translation>Changer un paquet</translation>
    </message>
    <message>
        <source>Change what a deck stands for</source>
        <translation>Changer ce qu&apos;un paquet remplace</translation>
    </message>
    <message>
        <source>Change the cards taken out</source>
        <translation>Changer les cartes retirées</translation>
    </message>
    <message>
        <source>Add a bag</source>
        <translation>Ajouter un sac</translation>
    </message>
    <message>
        <source>Remove a bag</source>
        <translation>Supprimer un sac</translation>
    </message>
    <message>
        <source>Change what a bag holds</source>
        <translation>Changer le contenu d&apos;un sac</translation>
    </message>
    <message>
        <source>Change the conditions</source>
        <translation>Changer les conditions</translation>
    </message>
    <message>
        <source>Change a ruling</source>
        <translation>Changer un point de règle</translation>
    </message>
    <message>
        <source>Add a special rule</source>
        <translation>Ajouter une règle spéciale</translation>
    </message>
    <message>
        <source>Remove a special rule</source>
        <translation>Supprimer une règle spéciale</translation>
    </message>
    <message>
        <source>Change a special rule</source>
        <translation>Modifier une règle spéciale</translation>
    </message>
    <message>
        <source>Add a side</source>
        <translation>Ajouter un camp</translation>
    </message>
    <message>
        <source>Remove a side</source>
        <translation>Supprimer un camp</translation>
    </message>
    <message>
        <source>Move a side</source>
        <translation>Déplacer un camp</translation>
    </message>
    <message>
        <source>Rename a side</source>
        <translation>Renommer un camp</translation>
    </message>
    <message>
        <source>Change a side&apos;s colour</source>
        <translation>Changer la couleur d&apos;un camp</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Supprimer un joueur</translation>
    </message>
    <message>
        <source>Move a player</source>
        <translation>Déplacer un joueur</translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>Renommer un joueur</translation>
    </message>
    <message>
        <source>Change a player&apos;s faction</source>
        <translation>Changer la faction d&apos;un joueur</translation>
    </message>
    <message>
        <source>Change the number of cards</source>
        <translation>Changer le nombre de cartes</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Changer le titre</translation>
    </message>
    <message>
        <source>Change the text</source>
        <translation>Changer le texte</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Changer l&apos;auteur</translation>
    </message>
    <message>
        <source>Change where it comes from</source>
        <translation>Changer la provenance</translation>
    </message>
    <message>
        <source>Remove a language</source>
        <translation>Supprimer une langue</translation>
    </message>
    <message>
        <source>Change the length of the turn track</source>
        <translation>Changer la longueur de la piste des tours</translation>
    </message>
    <message>
        <source>Move END to turn %1</source>
        <translation>Déplacer FIN au tour %1</translation>
    </message>
    <message>
        <source>Take END away</source>
        <translation>Enlever FIN</translation>
    </message>
    <message>
        <source>Add an event on turn %1</source>
        <translation>Ajouter un événement au tour %1</translation>
    </message>
    <message>
        <source>Remove an event</source>
        <translation>Supprimer un événement</translation>
    </message>
    <message>
        <source>Move an event to turn %1</source>
        <translation>Déplacer un événement au tour %1</translation>
    </message>
    <message>
        <source>Change whose event it is</source>
        <translation>Changer à qui est l&apos;événement</translation>
    </message>
    <message>
        <source>Change an event</source>
        <translation>Modifier un événement</translation>
    </message>
    <message>
        <source>Add a victory condition</source>
        <translation>Ajouter une condition de victoire</translation>
    </message>
    <message>
        <source>Remove a victory condition</source>
        <translation>Supprimer une condition de victoire</translation>
    </message>
    <message>
        <source>Move a victory condition</source>
        <translation>Déplacer une condition de victoire</translation>
    </message>
    <message>
        <source>Change a victory condition</source>
        <translation>Modifier une condition de victoire</translation>
    </message>
    <message>
        <source>Change who wins by it</source>
        <translation>Changer qui gagne ainsi</translation>
    </message>
    <message>
        <source>Change what a victory is about</source>
        <translation>Changer l&apos;enjeu d&apos;une victoire</translation>
    </message>
    <message>
        <source>Change which units count</source>
        <translation>Changer les unités qui comptent</translation>
    </message>
    <message>
        <source>Change how many are needed</source>
        <translation>Changer combien il en faut</translation>
    </message>
    <message>
        <source>Change the turn of a victory condition</source>
        <translation>Changer le tour d&apos;une condition de victoire</translation>
    </message>
    <message>
        <source>Change the words of a victory condition</source>
        <translation>Changer le texte d&apos;une condition de victoire</translation>
    </message>
    <message>
        <source>Add a line to a score table</source>
        <translation>Ajouter une ligne à un barème</translation>
    </message>
    <message>
        <source>Change a score table</source>
        <translation>Modifier un barème</translation>
    </message>
    <message>
        <source>Remove a line of a score table</source>
        <translation>Supprimer une ligne d&apos;un barème</translation>
    </message>
    <message>
        <source>Call a translation up to date</source>
        <translation>Déclarer une traduction à jour</translation>
    </message>
</context>
<context>
    <name>BriefingWords</name>
    <message>
        <source>Eliminate</source>
        <translation>Éliminer</translation>
    </message>
    <message>
        <source>Certain units, or so many of them, must be destroyed.</source>
        <translation>Certaines unités, ou un certain nombre, doivent être détruites.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capturer</translation>
    </message>
    <message>
        <source>Objectives must be taken, once, at any time.</source>
        <translation>Des objectifs doivent être pris, une fois, n&apos;importe quand.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Objectives must be held at the end of a turn.</source>
        <translation>Des objectifs doivent être tenus à la fin d&apos;un tour.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Prisoners must be set free.</source>
        <translation>Des prisonniers doivent être libérés.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Units must leave the battlefield through a zone.</source>
        <translation>Des unités doivent quitter le champ de bataille par une zone.</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Points are counted for what is destroyed.</source>
        <translation>On compte des points pour ce qui est détruit.</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>Victory points of broken tiles are compared at the end.</source>
        <translation>On compare à la fin les points de victoire des tuiles brisées.</translation>
    </message>
    <message>
        <source>Survive</source>
        <translation>Survivre</translation>
    </message>
    <message>
        <source>The side must still stand at the end.</source>
        <translation>Le camp doit tenir encore à la fin.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>The side wins when time runs out.</source>
        <translation>Le camp gagne quand le temps est écoulé.</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>Texte libre</translation>
    </message>
    <message>
        <source>You say it in your own words.</source>
        <translation>Vous le dites avec vos mots.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Sight ends early; shots suffer from five spaces on.</source>
        <translation>La vue porte moins loin ; les tirs souffrent dès cinq cases.</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Brouillard</translation>
    </message>
    <message>
        <source>Sight ends at nine spaces; shots suffer from six spaces on.</source>
        <translation>La vue s&apos;arrête à neuf cases ; les tirs souffrent dès six cases.</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Grotte</translation>
    </message>
    <message>
        <source>Underground: dark as night, nothing flies.</source>
        <translation>Sous terre : noir comme la nuit, rien ne vole.</translation>
    </message>
    <message>
        <source>Totems from the start</source>
        <translation>Totems dès le départ</translation>
    </message>
    <message>
        <source>Totems lie on the battlefield from the start.</source>
        <translation>Les Totems sont sur le champ de bataille dès le départ.</translation>
    </message>
    <message>
        <source>One summoning only</source>
        <translation>Une seule invocation</translation>
    </message>
    <message>
        <source>Each creature can be summoned once; what is destroyed does not come back.</source>
        <translation>Chaque créature ne peut être invoquée qu&apos;une fois ; ce qui est détruit ne revient pas.</translation>
    </message>
    <message>
        <source>No defeat without orders</source>
        <translation>Pas de défaite sans ordres</translation>
    </message>
    <message>
        <source>A player without orders goes on playing and does not lose at once.</source>
        <translation>Un joueur sans ordres continue à jouer et ne perd pas aussitôt.</translation>
    </message>
    <message>
        <source>All enter on turn 1</source>
        <translation>Tous entrent au tour 1</translation>
    </message>
    <message>
        <source>Every unit must enter over its arrows on the first turn; what cannot is lost.</source>
        <translation>Chaque unité doit entrer par ses flèches au premier tour ; ce qui ne le peut est perdu.</translation>
    </message>
    <message>
        <source>Searching finds the objective</source>
        <translation>La fouille trouve l&apos;objectif</translation>
    </message>
    <message>
        <source>A successful search finds what the battle is about instead of a token from the bag.</source>
        <translation>Une fouille réussie trouve l&apos;enjeu de la bataille au lieu d&apos;un jeton du sac.</translation>
    </message>
    <message>
        <source>Wild things act last</source>
        <translation>Les créatures agissent en dernier</translation>
    </message>
    <message>
        <source>Uncontrolled creatures act after all orders instead of before the first.</source>
        <translation>Les créatures incontrôlées agissent après tous les ordres au lieu d&apos;avant le premier.</translation>
    </message>
    <message>
        <source>No cards are drawn</source>
        <translation>On ne pioche pas</translation>
    </message>
    <message>
        <source>Players keep the cards they start with; none are drawn at the end of a turn.</source>
        <translation>Les joueurs gardent leurs cartes de départ ; on n&apos;en pioche pas en fin de tour.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>a perdu</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>a fait match nul à</translation>
    </message>
    <message>
        <source>Sample that came with Bocage</source>
        <translation>Échantillon livré avec Bocage</translation>
    </message>
    <message>
        <source>Typed in from a published book</source>
        <translation>Saisi d&apos;après un livre publié</translation>
    </message>
    <message>
        <source>Made by players</source>
        <translation>Créé par des joueurs</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>part of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>BundleExporter</name>
    <message>
        <source>Bocage bundle</source>
        <translation>Lot Bocage</translation>
    </message>
    <message>
        <source>One file with the scenario or campaign, its armies and the parts of packs it uses; opens in any Bocage.</source>
        <translation>Un seul fichier avec le scénario ou la campagne, ses armées et les parties de paquets qu’il emploie ; s’ouvre dans tout Bocage.</translation>
    </message>
    <message numerus="yes">
        <source>%n linked file(s) could not be read and stay links.</source>
        <translation>
            <numerusform>%n fichier lié n’a pas pu être lu et reste un lien.</numerusform>
            <numerusform>%n fichiers liés n’ont pas pu être lus et restent des liens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that no installed pack has stay ghosts.</source>
        <translation>
            <numerusform>%n nom qu’aucun paquet installé ne connaît reste un fantôme.</numerusform>
            <numerusform>%n noms qu’aucun paquet installé ne connaît restent des fantômes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which boxes hold the pieces is not told: only the parts of packs that are used travel along.</source>
        <translation>Les boîtes qui contiennent les pièces ne sont pas dites : seules voyagent les parties de paquets employées.</translation>
    </message>
</context>
<context>
    <name>CampaignEdits</name>
    <message>
        <source>Add a chapter</source>
        <translation>Ajouter un chapitre</translation>
    </message>
    <message>
        <source>Remove a chapter</source>
        <translation>Retirer un chapitre</translation>
    </message>
    <message>
        <source>Move a chapter</source>
        <translation>Déplacer un chapitre</translation>
    </message>
    <message>
        <source>Name the campaign</source>
        <translation>Nommer la campagne</translation>
    </message>
    <message>
        <source>Write the story of the campaign</source>
        <translation>Écrire l’histoire de la campagne</translation>
    </message>
    <message>
        <source>Name a chapter</source>
        <translation>Nommer un chapitre</translation>
    </message>
    <message>
        <source>Choose the battle of a chapter</source>
        <translation>Choisir la bataille d’un chapitre</translation>
    </message>
    <message>
        <source>Link chapters</source>
        <translation>Relier des chapitres</translation>
    </message>
    <message>
        <source>Remove a link</source>
        <translation>Retirer un lien</translation>
    </message>
    <message>
        <source>Change a link</source>
        <translation>Changer un lien</translation>
    </message>
    <message>
        <source>Carry something over</source>
        <translation>Reporter quelque chose</translation>
    </message>
    <message>
        <source>Carry nothing over</source>
        <translation>Ne rien reporter</translation>
    </message>
    <message>
        <source>Change what is carried over</source>
        <translation>Changer ce qui est reporté</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Entrer un résultat</translation>
    </message>
    <message>
        <source>Change a result</source>
        <translation>Changer un résultat</translation>
    </message>
    <message>
        <source>Take results back</source>
        <translation>Reprendre des résultats</translation>
    </message>
</context>
<context>
    <name>CampaignSection</name>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>If this battle is a chapter of a campaign: what the result of an earlier chapter brings.</source>
        <translation>Si cette bataille est un chapitre de campagne : ce qu&apos;apporte le résultat d&apos;un chapitre précédent.</translation>
    </message>
    <message>
        <source>A battle of its own</source>
        <translation>Une bataille isolée</translation>
    </message>
    <message>
        <source>Add a link to hand out something to whoever won or lost an earlier chapter.</source>
        <translation>Ajoutez un lien pour donner quelque chose à qui a gagné ou perdu un chapitre précédent.</translation>
    </message>
    <message>
        <source>Add a campaign link</source>
        <translation>Ajouter un lien de campagne</translation>
    </message>
    <message>
        <source>If %1 %2 “%3”</source>
        <translation>Si %1 %2 « %3 »</translation>
    </message>
    <message>
        <source>a side</source>
        <translation>un camp</translation>
    </message>
    <message>
        <source>a chapter</source>
        <translation>un chapitre</translation>
    </message>
    <message>
        <source>Remove this link</source>
        <translation>Supprimer ce lien</translation>
    </message>
    <message>
        <source>Chapter (file or id)</source>
        <translation>Chapitre (fichier ou identifiant)</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>chapter-1</source>
        <translation>chapitre-1</translation>
    </message>
    <message>
        <source>Side of that chapter</source>
        <translation>Camp de ce chapitre</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>allies</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>nobody in particular</source>
        <translation>personne en particulier</translation>
    </message>
    <message>
        <source>It helps</source>
        <translation>Il aide</translation>
    </message>
    <message>
        <source>Player that it helps</source>
        <translation>Joueur qu&apos;il aide</translation>
    </message>
    <message>
        <source>Hand out…</source>
        <translation>Donner…</translation>
    </message>
    <message>
        <source>What does it bring?</source>
        <translation>Qu&apos;apporte-t-il ?</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Ce qu&apos;il apporte</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En toutes lettres</translation>
    </message>
    <message>
        <source>Words of the link</source>
        <translation>Texte du lien</translation>
    </message>
    <message>
        <source>What players read when this comes true.</source>
        <translation>Ce que lisent les joueurs quand cela se réalise.</translation>
    </message>
</context>
<context>
    <name>CampaignWords</name>
    <message>
        <source>Draw</source>
        <translation>Match nul</translation>
    </message>
    <message numerus="yes">
        <source>%1 won in %n turn(s)</source>
        <translation>
            <numerusform>%1 a gagné en %n tour</numerusform>
            <numerusform>%1 a gagné en %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n turn(s)</source>
        <translation>
            <numerusform>%1 après %n tour</numerusform>
            <numerusform>%1 après %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message numerus="yes">
        <source>%1 scored %n victory point(s).</source>
        <translation>
            <numerusform>%1 a marqué %n point de victoire.</numerusform>
            <numerusform>%1 a marqué %n points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation>%1 a perdu %2.</translation>
    </message>
    <message>
        <source>%1 found %2.</source>
        <translation>%1 a trouvé %2.</translation>
    </message>
    <message>
        <source>%1 may add %2, after &quot;%3&quot;.</source>
        <translation>%1 peut ajouter %2, après « %3 ».</translation>
    </message>
    <message numerus="yes">
        <source>%1 may add %n × %2, after &quot;%3&quot;.</source>
        <translation>
            <numerusform>%1 peut ajouter %n × %2, après « %3 ».</numerusform>
            <numerusform>%1 peut ajouter %n × %2, après « %3 ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) more to recruit with, after &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 a %n point de plus pour recruter, après « %2 ».</numerusform>
            <numerusform>%1 a %n points de plus pour recruter, après « %2 ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) fewer to recruit with, after &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 a %n point de moins pour recruter, après « %2 ».</numerusform>
            <numerusform>%1 a %n points de moins pour recruter, après « %2 ».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays on with the army of &quot;%2&quot;.</source>
        <translation>%1 continue avec l’armée de « %2 ».</translation>
    </message>
    <message>
        <source>%1 no longer has %2, lost in &quot;%3&quot;.</source>
        <translation>%1 n’a plus %2, perdu dans « %3 ».</translation>
    </message>
    <message numerus="yes">
        <source>%1 starts without %n × %2, lost in &quot;%3&quot;.</source>
        <translation>
            <numerusform>%1 commence sans %n × %2, perdu dans « %3 ».</numerusform>
            <numerusform>%1 commence sans %n × %2, perdus dans « %3 ».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws from %2, after &quot;%3&quot;.</source>
        <translation>%1 pioche dans %2, après « %3 ».</translation>
    </message>
    <message>
        <source>%1 keeps %2, found in &quot;%3&quot;.</source>
        <translation>%1 garde %2, trouvé dans « %3 ».</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Le vainqueur</translation>
    </message>
    <message>
        <source>%1 may add nothing yet.</source>
        <translation>%1 ne peut encore rien ajouter.</translation>
    </message>
    <message>
        <source>%1 may add %2.</source>
        <translation>%1 peut ajouter %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) more to recruit with.</source>
        <translation>
            <numerusform>%1 a %n point de plus pour recruter.</numerusform>
            <numerusform>%1 a %n points de plus pour recruter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) fewer to recruit with.</source>
        <translation>
            <numerusform>%1 a %n point de moins pour recruter.</numerusform>
            <numerusform>%1 a %n points de moins pour recruter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays on with the same army; losses stay.</source>
        <translation>%1 continue avec la même armée ; les pertes restent.</translation>
    </message>
    <message>
        <source>%1 draws from %2.</source>
        <translation>%1 pioche dans %2.</translation>
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
        <source>(%1 before the cap)</source>
        <translation>(%1 avant le plafond)</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 points sur %2</translation>
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
            <numerusform>(%n coût inconnu)</numerusform>
            <numerusform>(%n coûts inconnus)</numerusform>
        </translation>
    </message>
    <message>
        <source>(provisional: sample costs)</source>
        <translation>(provisoire : coûts d&apos;exemple)</translation>
    </message>
    <message>
        <source>%1: %2 points, %3 units, breaking point %4, %5 victory points</source>
        <translation>%1 : %2 points, %3 unités, point de rupture %4, %5 points de victoire</translation>
    </message>
    <message>
        <source>%1: %2 points, free option</source>
        <translation>%1 : %2 points, option libre</translation>
    </message>
    <message>
        <source>Units: %1 (%2)</source>
        <translation>Unités : %1 (%2)</translation>
    </message>
    <message>
        <source>Breaking points: %1; victory points: %2</source>
        <translation>Points de rupture : %1 ; points de victoire : %2</translation>
    </message>
    <message>
        <source>Who may use what:</source>
        <translation>Qui peut utiliser quoi :</translation>
    </message>
    <message>
        <source>To hand out:</source>
        <translation>À distribuer :</translation>
    </message>
    <message>
        <source>Abilities in play: %1</source>
        <translation>Capacités en jeu : %1</translation>
    </message>
    <message>
        <source>Variant %1: %2 points (%3)</source>
        <translation>Variante %1 : %2 points (%3)</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Special orders</source>
        <translation>Ordres spéciaux</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Bluffs</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Initiative by turn</source>
        <translation>Initiative par tour</translation>
    </message>
    <message>
        <source>First orders</source>
        <translation>Premiers ordres</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Breaking points</source>
        <translation>Points de rupture</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Expected hits a turn, target: %1</source>
        <translation>Touches attendues par tour, cible : %1</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>portée %1</translation>
    </message>
    <message>
        <source>Expected units left under fire</source>
        <translation>Unités restantes attendues sous le feu</translation>
    </message>
    <message>
        <source>after turn %1</source>
        <translation>après le tour %1</translation>
    </message>
    <message>
        <source>From A to B</source>
        <translation>De A à B</translation>
    </message>
    <message>
        <source>%1 of %2 points, goal: %3</source>
        <translation>%1 points sur %2, but : %3</translation>
    </message>
    <message>
        <source>adds %1 to the goal</source>
        <translation>ajoute %1 au but</translation>
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
            <numerusform>%n correction appliquée</numerusform>
            <numerusform>%n corrections appliquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) left</source>
        <translation>
            <numerusform>reste %n erreur</numerusform>
            <numerusform>restent %n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) left</source>
        <translation>
            <numerusform>reste %n avertissement</numerusform>
            <numerusform>restent %n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Spells:</source>
        <translation>Sorts :</translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation>Pas possédé</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passé</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) passed</source>
        <translation>
            <numerusform>%1 armée sur %n passe</numerusform>
            <numerusform>%1 armées sur %n passent</numerusform>
        </translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>non contrôlé : %1</translation>
    </message>
    <message numerus="yes">
        <source>Not in your boxes (%n):</source>
        <translation>
            <numerusform>Pas dans vos boîtes (%n) :</numerusform>
            <numerusform>Pas dans vos boîtes (%n) :</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not in your boxes</source>
        <translation>
            <numerusform>%n pas dans vos boîtes</numerusform>
            <numerusform>%n pas dans vos boîtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (on an older version of the battle)</source>
        <translation>%1 (sur une version plus ancienne de la bataille)</translation>
    </message>
    <message>
        <source>The story is told: no chapter follows.</source>
        <translation>L’histoire est finie : aucun chapitre ne suit.</translation>
    </message>
    <message>
        <source>To be played now: %1 (%2)</source>
        <translation>À jouer maintenant : %1 (%2)</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien ne se perd.</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Omis : %1</translation>
    </message>
    <message>
        <source>Not played: %1</source>
        <translation>Non joué : %1</translation>
    </message>
    <message>
        <source>Would write %1</source>
        <translation>Écrirait %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Écrit : %1</translation>
    </message>
    <message>
        <source>Installed the parts of the pack %1</source>
        <translation>Parties du paquet %1 installées</translation>
    </message>
    <message>
        <source>Added parts to the pack %1</source>
        <translation>Parties ajoutées au paquet %1</translation>
    </message>
    <message>
        <source>Left the installed pack %1 as it is</source>
        <translation>Paquet installé %1 laissé tel quel</translation>
    </message>
    <message>
        <source>Say which aid is wanted (--aid) and where to write it (--output); --list shows the aids.</source>
        <translation>Dites quelle aide vous voulez (--aid) et où l’écrire (--output) ; --list montre les aides.</translation>
    </message>
    <message>
        <source>Part %1 of %2</source>
        <translation>Partie %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Cockatrice</name>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Made with Bocage.</source>
        <translation>Fait avec Bocage.</translation>
    </message>
    <message>
        <source>Cockatrice cards</source>
        <translation>Cartes Cockatrice</translation>
    </message>
    <message>
        <source>A card set for the folder customsets, a deck for each player, and pictures for pics/CUSTOM.</source>
        <translation>Un jeu de cartes pour le dossier customsets, un paquet par joueur, et des images pour pics/CUSTOM.</translation>
    </message>
    <message>
        <source>Everything but cards: map, counters, armies, rules.</source>
        <translation>Tout sauf les cartes : carte du terrain, pions, armées, règles.</translation>
    </message>
    <message>
        <source>The scenario has no deck of cards.</source>
        <translation>Le scénario n’a pas de paquet de cartes.</translation>
    </message>
</context>
<context>
    <name>CopiesOwned</name>
    <message>
        <source>No box on your shelf holds it.</source>
        <translation>Aucune boîte de votre étagère n’en contient.</translation>
    </message>
    <message numerus="yes">
        <source>All %n copies that you own are on the map.</source>
        <translation>
            <numerusform>Le seul exemplaire que vous possédez est sur la carte.</numerusform>
            <numerusform>Vos %n exemplaires sont tous sur la carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrusadesArmy</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Boucliers</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Posté</translation>
    </message>
    <message>
        <source>Swords needed</source>
        <translation>Épées nécessaires</translation>
    </message>
    <message>
        <source>At full garrison</source>
        <translation>Garnison complète</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>tombée</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
</context>
<context>
    <name>CrusadesOdds</name>
    <message>
        <source>A sure win in this turn</source>
        <translation>Une victoire certaine à ce tour</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>There is none, whatever is tried.</source>
        <translation>Il n’y en a pas, quoi qu’on tente.</translation>
    </message>
    <message>
        <source>None was found; the search was cut short.</source>
        <translation>Aucune n’a été trouvée ; la recherche a été interrompue.</translation>
    </message>
    <message numerus="yes">
        <source>The Village deck: %n card(s)</source>
        <translation>
            <numerusform>Le paquet Village : %n carte</numerusform>
            <numerusform>Le paquet Village : %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Draws to the first</source>
        <translation>Pioches jusqu’à la première</translation>
    </message>
    <message>
        <source>Swords per card</source>
        <translation>Épées par carte</translation>
    </message>
    <message>
        <source>After seeing so many Village cards</source>
        <translation>Après avoir vu tant de cartes Village</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Swords on average</source>
        <translation>Épées en moyenne</translation>
    </message>
    <message>
        <source>%1 swords or more</source>
        <translation>%1 épées ou plus</translation>
    </message>
    <message>
        <source>A siege weapon can be built</source>
        <translation>Un engin de siège peut être construit</translation>
    </message>
    <message>
        <source>A monster can be summoned</source>
        <translation>Un monstre peut être invoqué</translation>
    </message>
    <message>
        <source>Offerings to the Deep Ones</source>
        <translation>Offrandes à Ceux des profondeurs</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Victimes</translation>
    </message>
    <message>
        <source>Satisfied</source>
        <translation>Satisfaits</translation>
    </message>
    <message>
        <source>Cards on average</source>
        <translation>Cartes en moyenne</translation>
    </message>
    <message>
        <source>On balance</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1 (le meilleur)</translation>
    </message>
    <message>
        <source>What the fortresses stand</source>
        <translation>Ce que soutiennent les forteresses</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Boucliers</translation>
    </message>
    <message>
        <source>Swords needed</source>
        <translation>Épées nécessaires</translation>
    </message>
    <message>
        <source>With a full garrison</source>
        <translation>Avec une garnison complète</translation>
    </message>
    <message>
        <source>%1 swords against %2 shields</source>
        <translation>%1 épées contre %2 boucliers</translation>
    </message>
    <message>
        <source>Unknown monsters held</source>
        <translation>Monstres inconnus en main</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>Monsters spent on average</source>
        <translation>Monstres dépensés en moyenne</translation>
    </message>
</context>
<context>
    <name>CrusadesSimulation</name>
    <message>
        <source>Preset: %1</source>
        <translation>Préréglage : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Seat %1 plays %2</source>
        <translation>La place %1 joue %2</translation>
    </message>
    <message>
        <source>Card values are samples of ours, not those of the game.</source>
        <translation>Les valeurs des cartes sont des exemples de notre cru, non celles du jeu.</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine : %1</translation>
    </message>
    <message>
        <source>Whole games</source>
        <translation>Parties entières</translation>
    </message>
    <message>
        <source>Plays the scenario to its end many times: who wins, how long it takes, and whether it pays to begin.</source>
        <translation>Joue le scénario jusqu’au bout de nombreuses fois : qui gagne, combien de temps cela dure, et s’il vaut mieux commencer.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): who begins wins %1 (%2 to %3)</source>
        <translation>
            <numerusform>%n partie : qui commence gagne %1 (%2 à %3)</numerusform>
            <numerusform>%n parties : qui commence gagne %1 (%2 à %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>By place in the turn order</source>
        <translation>Par place dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Turns on average</source>
        <translation>Tours en moyenne</translation>
    </message>
    <message>
        <source>Turns of the middle 80 % of games</source>
        <translation>Tours des 80 % de parties du milieu</translation>
    </message>
    <message>
        <source>Shuffles of the Village deck per game</source>
        <translation>Mélanges du paquet Village par partie</translation>
    </message>
    <message>
        <source>Games without an end</source>
        <translation>Parties sans fin</translation>
    </message>
    <message>
        <source>How long games are</source>
        <translation>Durée des parties</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Share of games</source>
        <translation>Part des parties</translation>
    </message>
    <message>
        <source>A wall of two shields can be taken</source>
        <translation>Une muraille de deux boucliers peut être prise</translation>
    </message>
    <message>
        <source>A castle of three shields can be taken</source>
        <translation>Un château de trois boucliers peut être pris</translation>
    </message>
    <message>
        <source>A wall with two defenders can be taken</source>
        <translation>Une muraille avec deux défenseurs peut être prise</translation>
    </message>
    <message>
        <source>A castle with three defenders can be taken</source>
        <translation>Un château avec trois défenseurs peut être pris</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>One player alone who draws, builds, offers and buys: in which turn enough swords, or a siege weapon, are at hand.</source>
        <translation>Un joueur seul qui pioche, construit, offre et achète : à quel tour assez d’épées, ou un engin de siège, sont disponibles.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of one player alone</source>
        <translation>
            <numerusform>%n essai d’un joueur seul</numerusform>
            <numerusform>%n essais d’un joueur seul</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns until</source>
        <translation>Tours jusqu’à</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Mean turn</source>
        <translation>Tour moyen</translation>
    </message>
    <message>
        <source>Half of the runs by turn</source>
        <translation>La moitié des essais au tour</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Atteint</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>A siege weapon is built</source>
        <translation>Un engin de siège est construit</translation>
    </message>
    <message>
        <source>Mean turn in which so many swords are at hand</source>
        <translation>Tour moyen où tant d’épées sont disponibles</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
</context>
<context>
    <name>CrusadesTable</name>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Remove a seat</source>
        <translation>Retirer une place</translation>
    </message>
    <message>
        <source>Make it an opening</source>
        <translation>En faire une ouverture</translation>
    </message>
    <message>
        <source>Make it a position</source>
        <translation>En faire une position</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>Choisir un préréglage</translation>
    </message>
    <message>
        <source>Set &quot;%1&quot;</source>
        <translation>Régler « %1 »</translation>
    </message>
    <message>
        <source>Choose the %1 deck</source>
        <translation>Choisir le paquet %1</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer les cartes</translation>
    </message>
</context>
<context>
    <name>CrusadesWords</name>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muraille</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>Bowmen</source>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrifice</translation>
    </message>
    <message>
        <source>Cultist</source>
        <translation>Cultiste</translation>
    </message>
    <message>
        <source>Idol</source>
        <translation>Idole</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Voleur</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Embuscade</translation>
    </message>
    <message>
        <source>Siege weapon</source>
        <translation>Engin de siège</translation>
    </message>
    <message>
        <source>Dagon</source>
        <translation>Dagon</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Cthulhu</source>
        <translation>Cthulhu</translation>
    </message>
    <message>
        <source>Walls of a fortress</source>
        <translation>Murailles d’une forteresse</translation>
    </message>
    <message>
        <source>Shields of a castle</source>
        <translation>Boucliers d’un château</translation>
    </message>
    <message>
        <source>Shields of a wall</source>
        <translation>Boucliers d’une muraille</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartes distribuées à chaque joueur</translation>
    </message>
    <message>
        <source>Who draws as a turn begins</source>
        <translation>Qui pioche au début d’un tour</translation>
    </message>
    <message>
        <source>What an Ambush keeps from being drawn</source>
        <translation>Ce qu’une Embuscade empêche de piocher</translation>
    </message>
    <message>
        <source>A Thief undoes what was paid for</source>
        <translation>Un Voleur annule ce qui a été payé</translation>
    </message>
    <message>
        <source>Where a new siege weapon waits</source>
        <translation>Où attend un nouvel engin de siège</translation>
    </message>
    <message>
        <source>Siege weapons are lost with a failed attack</source>
        <translation>Les engins de siège sont perdus avec une attaque manquée</translation>
    </message>
    <message>
        <source>Price of a summons</source>
        <translation>Prix d’une invocation</translation>
    </message>
    <message>
        <source>What a posted card adds</source>
        <translation>Ce qu’ajoute une carte postée</translation>
    </message>
    <message>
        <source>Colours of posted cards</source>
        <translation>Couleurs des cartes postées</translation>
    </message>
    <message>
        <source>Defenders posted in one turn</source>
        <translation>Défenseurs postés en un tour</translation>
    </message>
    <message>
        <source>Others may join an attack</source>
        <translation>D’autres peuvent se joindre à une attaque</translation>
    </message>
    <message>
        <source>Posted cards may be attacked alone</source>
        <translation>Les cartes postées peuvent être attaquées seules</translation>
    </message>
    <message>
        <source>Fortresses of any size</source>
        <translation>Forteresses de toute taille</translation>
    </message>
    <message>
        <source>Garrisons before the game begins</source>
        <translation>Garnisons avant le début de la partie</translation>
    </message>
    <message>
        <source>The Siege deck is shuffled again</source>
        <translation>Le paquet Siège est remélangé</translation>
    </message>
    <message>
        <source>The Cthulhu deck is shuffled again</source>
        <translation>Le paquet Cthulhu est remélangé</translation>
    </message>
    <message>
        <source>Cards of a player who is out</source>
        <translation>Cartes d’un joueur éliminé</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>the player whose turn it is</source>
        <translation>le joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>the card of the turn</source>
        <translation>la carte du tour</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>toutes les cartes</translation>
    </message>
    <message>
        <source>in hand until its first use</source>
        <translation>en main jusqu’à la première utilisation</translation>
    </message>
    <message>
        <source>on the table at once</source>
        <translation>sur la table aussitôt</translation>
    </message>
    <message>
        <source>a Cultist with a Sacrifice or two Gold</source>
        <translation>un Cultiste avec un Sacrifice ou deux Or</translation>
    </message>
    <message>
        <source>three Cultists, or Cultists with Sacrifices</source>
        <translation>trois Cultistes, ou des Cultistes avec des Sacrifices</translation>
    </message>
    <message>
        <source>need not match</source>
        <translation>n’ont pas à correspondre</translation>
    </message>
    <message>
        <source>one in each action</source>
        <translation>un à chaque action</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>at night only</source>
        <translation>la nuit seulement</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>are discarded</source>
        <translation>sont défaussées</translation>
    </message>
    <message>
        <source>go to the attacker</source>
        <translation>vont à l’attaquant</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>That card is not at hand.</source>
        <translation>Cette carte n’est pas disponible.</translation>
    </message>
    <message>
        <source>The action of this turn is taken.</source>
        <translation>L’action de ce tour est faite.</translation>
    </message>
    <message>
        <source>First a Village card is drawn.</source>
        <translation>On pioche d’abord une carte Village.</translation>
    </message>
    <message>
        <source>The card of this turn is drawn already.</source>
        <translation>La carte de ce tour est déjà piochée.</translation>
    </message>
    <message>
        <source>Under an Ambush nothing is drawn.</source>
        <translation>Sous une Embuscade, on ne pioche rien.</translation>
    </message>
    <message>
        <source>Drawing is an action only after an Idol.</source>
        <translation>Piocher n’est une action qu’après une Idole.</translation>
    </message>
    <message>
        <source>Buying takes exactly one Gold.</source>
        <translation>Un achat demande exactement un Or.</translation>
    </message>
    <message>
        <source>The Deep Ones are offered Sacrifices, at least one.</source>
        <translation>On offre des Sacrifices aux Profonds, au moins un.</translation>
    </message>
    <message>
        <source>There is no Dagon card.</source>
        <translation>Il n’y a pas de carte Dagon.</translation>
    </message>
    <message>
        <source>A siege weapon takes exactly four cards, Builders and Gold, a Builder among them.</source>
        <translation>Un engin de siège demande exactement quatre cartes, Bâtisseurs et Or, dont un Bâtisseur.</translation>
    </message>
    <message>
        <source>The Siege deck is empty.</source>
        <translation>Le paquet Siège est vide.</translation>
    </message>
    <message>
        <source>This is not the price of a summons: a Cultist with a Sacrifice or two Gold, or what the house option says.</source>
        <translation>Ce n’est pas le prix d’une invocation : un Cultiste avec un Sacrifice ou deux Or, ou ce que dit l’option maison.</translation>
    </message>
    <message>
        <source>The Cthulhu deck is empty.</source>
        <translation>Le paquet Cthulhu est vide.</translation>
    </message>
    <message>
        <source>An attack takes at least one card.</source>
        <translation>Une attaque demande au moins une carte.</translation>
    </message>
    <message>
        <source>Only Soldiers, Bowmen and siege weapons attack.</source>
        <translation>Seuls les Soldats, les Archers et les engins de siège attaquent.</translation>
    </message>
    <message>
        <source>There is nothing to attack.</source>
        <translation>Il n’y a rien à attaquer.</translation>
    </message>
    <message>
        <source>That card has fallen already.</source>
        <translation>Cette carte est déjà tombée.</translation>
    </message>
    <message>
        <source>Nobody attacks the own fortress.</source>
        <translation>Personne n’attaque sa propre forteresse.</translation>
    </message>
    <message>
        <source>The castle stands behind walls: they must fall first, or a weapon must pass them.</source>
        <translation>Le château est derrière des murailles : elles doivent tomber d’abord, ou un engin doit les franchir.</translation>
    </message>
    <message>
        <source>The Battering Ram passes the last wall only; more than one stands.</source>
        <translation>Le Bélier ne franchit que la dernière muraille ; il en reste plus d’une.</translation>
    </message>
    <message>
        <source>One fortress card a turn may be attacked, unless an Idol was played.</source>
        <translation>Une seule carte de forteresse par tour peut être attaquée, sauf si une Idole a été jouée.</translation>
    </message>
    <message>
        <source>In this scenario posted cards are not attacked alone.</source>
        <translation>Dans ce scénario, les cartes postées ne sont pas attaquées seules.</translation>
    </message>
    <message>
        <source>A weapon on the table is used again for the gold it shows.</source>
        <translation>Un engin sur la table se réutilise pour l’or qu’il indique.</translation>
    </message>
    <message>
        <source>Nobody else may join this attack in this scenario.</source>
        <translation>Dans ce scénario, personne d’autre ne peut se joindre à cette attaque.</translation>
    </message>
    <message>
        <source>Who is attacked, or out, cannot join the attack.</source>
        <translation>Qui est attaqué ou éliminé ne peut pas se joindre à l’attaque.</translation>
    </message>
    <message>
        <source>A night attack takes exactly one Night card.</source>
        <translation>Une attaque de nuit demande exactement une carte Nuit.</translation>
    </message>
    <message>
        <source>Only the player who is attacked answers with monsters.</source>
        <translation>Seul le joueur attaqué répond avec des monstres.</translation>
    </message>
    <message>
        <source>Monsters only answer attacks.</source>
        <translation>Les monstres ne font que répondre aux attaques.</translation>
    </message>
    <message>
        <source>One defender is posted in a turn.</source>
        <translation>Un seul défenseur est posté par tour.</translation>
    </message>
    <message>
        <source>Bowmen defend walls, Soldiers defend the castle.</source>
        <translation>Les Archers défendent les murailles, les Soldats défendent le château.</translation>
    </message>
    <message>
        <source>The colours do not match.</source>
        <translation>Les couleurs ne correspondent pas.</translation>
    </message>
    <message>
        <source>There is no more room: one posted card for each shield.</source>
        <translation>Il n’y a plus de place : une carte postée par bouclier.</translation>
    </message>
    <message>
        <source>A fallen card takes no defenders.</source>
        <translation>Une carte tombée ne prend pas de défenseurs.</translation>
    </message>
    <message>
        <source>Nobody is posted there.</source>
        <translation>Personne n’y est posté.</translation>
    </message>
    <message>
        <source>An Ambush is laid for an opponent who is in play.</source>
        <translation>Une Embuscade se tend à un adversaire encore en jeu.</translation>
    </message>
    <message>
        <source>This takes exactly one card.</source>
        <translation>Cela demande exactement une carte.</translation>
    </message>
    <message>
        <source>That card cannot do this.</source>
        <translation>Cette carte ne peut pas faire cela.</translation>
    </message>
    <message>
        <source>No gold is played that a Thief could take.</source>
        <translation>Aucun or n’est joué qu’un Voleur pourrait prendre.</translation>
    </message>
    <message>
        <source>Nobody there holds a Thief.</source>
        <translation>Personne là-bas n’a de Voleur.</translation>
    </message>
    <message>
        <source>Passing is not allowed: at worst a card is wasted.</source>
        <translation>Passer n’est pas permis : au pire, on gaspille une carte.</translation>
    </message>
    <message>
        <source>half a shield</source>
        <translation>un demi-bouclier</translation>
    </message>
    <message>
        <source>one shield</source>
        <translation>un bouclier</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>doivent correspondre</translation>
    </message>
    <message>
        <source>Provisional text of 2016</source>
        <translation>Texte provisoire de 2016</translation>
    </message>
    <message>
        <source>Box of 2017 (not verified)</source>
        <translation>Boîte de 2017 (non vérifiée)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Buy cards</source>
        <translation>Acheter des cartes</translation>
    </message>
    <message>
        <source>Offer to the Deep Ones</source>
        <translation>Offrir aux Profonds</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Post a defender</source>
        <translation>Poster un défenseur</translation>
    </message>
    <message>
        <source>Call a defender back</source>
        <translation>Rappeler un défenseur</translation>
    </message>
    <message>
        <source>Build a siege weapon</source>
        <translation>Construire un engin de siège</translation>
    </message>
    <message>
        <source>Play the Idol</source>
        <translation>Jouer l’Idole</translation>
    </message>
    <message>
        <source>Summon a monster</source>
        <translation>Invoquer un monstre</translation>
    </message>
    <message>
        <source>Lay an Ambush</source>
        <translation>Tendre une Embuscade</translation>
    </message>
    <message>
        <source>Waste a card</source>
        <translation>Gaspiller une carte</translation>
    </message>
    <message>
        <source>Draw by the Idol</source>
        <translation>Piocher par l’Idole</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>greedy: attack, build, summon, offer, buy, post, waste</source>
        <translation>avide : attaquer, construire, invoquer, offrir, acheter, poster, gaspiller</translation>
    </message>
    <message>
        <source>guarded: post, attack, summon, build, offer, buy, waste</source>
        <translation>prudent : poster, attaquer, invoquer, construire, offrir, acheter, gaspiller</translation>
    </message>
    <message>
        <source>builder: build, attack, buy, offer, summon, post, waste</source>
        <translation>bâtisseur : construire, attaquer, acheter, offrir, invoquer, poster, gaspiller</translation>
    </message>
    <message>
        <source>hoarder: buy, offer, attack, build, summon, post, waste</source>
        <translation>thésauriseur : acheter, offrir, attaquer, construire, invoquer, poster, gaspiller</translation>
    </message>
    <message>
        <source>No open pack has the card %1.</source>
        <translation>Aucun paquet ouvert n’a la carte %1.</translation>
    </message>
    <message>
        <source>The %1 deck has more than %2 cards: too many to play with.</source>
        <translation>Le paquet %1 a plus de %2 cartes : trop pour jouer.</translation>
    </message>
    <message>
        <source>%1 has no fortress.</source>
        <translation>%1 n’a pas de forteresse.</translation>
    </message>
    <message>
        <source>The fortress of %1 needs exactly one castle.</source>
        <translation>La forteresse de %1 demande exactement un château.</translation>
    </message>
    <message>
        <source>The fortress of %1 has more than %2 cards: too many to play with.</source>
        <translation>La forteresse de %1 a plus de %2 cartes : trop pour jouer.</translation>
    </message>
    <message>
        <source>The game needs two to four players; this scenario has %1.</source>
        <translation>Le jeu demande deux à quatre joueurs ; ce scénario en a %1.</translation>
    </message>
    <message>
        <source>%1 swords, but a monster ends the attack</source>
        <translation>%1 épées, mais un monstre met fin à l’attaque</translation>
    </message>
    <message>
        <source>%1 − %2 = %3 swords</source>
        <translation>%1 − %2 = %3 épées</translation>
    </message>
    <message>
        <source>%1 swords</source>
        <translation>%1 épées</translation>
    </message>
    <message>
        <source>%1 beat %2 shields</source>
        <translation>%1 battent %2 boucliers</translation>
    </message>
    <message>
        <source>%1 do not beat %2 shields</source>
        <translation>%1 ne battent pas %2 boucliers</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>the castle of %1</source>
        <translation>le château de %1</translation>
    </message>
    <message>
        <source>wall %1 of %2</source>
        <translation>muraille %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Attack %1 with %2</source>
        <translation>Attaquer %1 avec %2</translation>
    </message>
    <message>
        <source>Post %1 on %2</source>
        <translation>Poster %1 sur %2</translation>
    </message>
    <message>
        <source>Call %1 back</source>
        <translation>Rappeler %1</translation>
    </message>
    <message>
        <source>Lay an Ambush for %1</source>
        <translation>Tendre une Embuscade à %1</translation>
    </message>
    <message>
        <source>Waste %1</source>
        <translation>Gaspiller %1</translation>
    </message>
    <message>
        <source>Offer %1</source>
        <translation>Offrir %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>The Deep Ones are satisfied.</source>
        <translation>Les Profonds sont satisfaits.</translation>
    </message>
    <message>
        <source>The Deep Ones want more.</source>
        <translation>Les Profonds en veulent plus.</translation>
    </message>
    <message>
        <source>Takes %1.</source>
        <translation>Prend %1.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s).</source>
        <translation>
            <numerusform>Pioche %n carte.</numerusform>
            <numerusform>Pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Thief takes %n Gold.</source>
        <translation>
            <numerusform>Un Voleur prend %n Or.</numerusform>
            <numerusform>Un Voleur prend %n Or.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 est éliminé.</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>another kind of document</source>
        <translation>un autre type de document</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) added</source>
        <translation>
            <numerusform>%n élément ajouté</numerusform>
            <numerusform>%n éléments ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) removed</source>
        <translation>
            <numerusform>%n élément retiré</numerusform>
            <numerusform>%n éléments retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) changed</source>
        <translation>
            <numerusform>%n élément changé</numerusform>
            <numerusform>%n éléments changés</numerusform>
        </translation>
    </message>
    <message>
        <source>texts, forces or settings differ</source>
        <translation>textes, forces ou réglages diffèrent</translation>
    </message>
    <message>
        <source>a moment ago</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentFacts</name>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 points sur %2</translation>
    </message>
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
            <numerusform>%n camp</numerusform>
            <numerusform>%n camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 spaces · %n side(s)</source>
        <translation>
            <numerusform>%1 × %2 cases · %n camp</numerusform>
            <numerusform>%1 × %2 cases · %n camps</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ne peut pas être lu</translation>
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
    <message>
        <source>wounded</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>wreck</source>
        <translation>épave</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>on its tripod</source>
        <translation>sur son trépied</translation>
    </message>
    <message>
        <source>tending the wounded</source>
        <translation>soigne les blessés</translation>
    </message>
    <message>
        <source>burrowing</source>
        <translation>sous terre</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <translation>kamikaze</translation>
    </message>
    <message>
        <source>teleporting</source>
        <translation>se téléporte</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>éclaireur</translation>
    </message>
    <message>
        <source>back</source>
        <translation>verso</translation>
    </message>
    <message>
        <source>Deployment zone: %1</source>
        <translation>Zone de déploiement : %1</translation>
    </message>
    <message>
        <source>Deployment zone %1: %2</source>
        <translation>Zone de déploiement %1 : %2</translation>
    </message>
    <message>
        <source>Area: %1</source>
        <translation>Zone : %1</translation>
    </message>
    <message>
        <source>Area %1: %2</source>
        <translation>Zone %1 : %2</translation>
    </message>
    <message>
        <source>Exit zone: %1</source>
        <translation>Zone de sortie : %1</translation>
    </message>
    <message>
        <source>Exit zone %1: %2</source>
        <translation>Zone de sortie %1 : %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 depuis %2</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Camp %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>the interspace between %1, %2 and %3</source>
        <translation>l’intersection entre %1, %2 et %3</translation>
    </message>
    <message>
        <source>the north-east edge of %1</source>
        <translation>le bord nord-est de %1</translation>
    </message>
    <message>
        <source>the north-west edge of %1</source>
        <translation>le bord nord-ouest de %1</translation>
    </message>
</context>
<context>
    <name>ExportLosses</name>
    <message>
        <source>The map.</source>
        <translation>La carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) and marker(s) on the map.</source>
        <translation>
            <numerusform>%n pion ou marqueur sur la carte.</numerusform>
            <numerusform>%n pions et marqueurs sur la carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zones, entries and objectives.</source>
        <translation>Zones, entrées et objectifs.</translation>
    </message>
    <message numerus="yes">
        <source>The turn track with %n event(s).</source>
        <translation>
            <numerusform>La piste des tours avec %n événement.</numerusform>
            <numerusform>La piste des tours avec %n événements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks of cards.</source>
        <translation>Paquets de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) of tokens.</source>
        <translation>
            <numerusform>%n sac de jetons.</numerusform>
            <numerusform>%n sacs de jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Armies with their options and costs.</source>
        <translation>Armées avec leurs options et leurs coûts.</translation>
    </message>
    <message>
        <source>What players read: introduction, deployment, victory, special rules.</source>
        <translation>Ce que lisent les joueurs : introduction, déploiement, victoire, règles spéciales.</translation>
    </message>
    <message>
        <source>The rules: who sees whom, who may go where.</source>
        <translation>Les règles : qui voit qui, qui peut aller où.</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) to army files: the armies are taken inside the scenario.</source>
        <translation>
            <numerusform>%n lien vers un fichier d’armée : l’armée est reprise dans le scénario.</numerusform>
            <numerusform>%n liens vers des fichiers d’armée : les armées sont reprises dans le scénario.</numerusform>
        </translation>
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
        <source>%1 has it open on %2 (program %3, process %4). Take it over only when that program is gone: two writers lose one&apos;s work.</source>
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
    <message>
        <source>“%1” could not be saved; it stays open and unsaved.</source>
        <translation>« %1 » n’a pas pu être enregistré ; il reste ouvert et non enregistré.</translation>
    </message>
    <message>
        <source>Another program changed “%1” since it was opened here.</source>
        <translation>Un autre programme a changé « %1 » depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>Saving puts what you have here in its place; what is in the file now is kept among the backups.</source>
        <translation>Enregistrer met ce que vous avez ici à sa place ; ce qui est dans le fichier est gardé parmi les sauvegardes.</translation>
    </message>
    <message>
        <source>&amp;Write over it</source>
        <translation>É&amp;crire par-dessus</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>No game system is called &quot;%1&quot;, so its rules cannot be checked.</source>
        <translation>Aucun système de jeu ne s’appelle « %1 » : ses règles ne peuvent pas être vérifiées.</translation>
    </message>
    <message numerus="yes">
        <source>No open pack has &quot;%1&quot;; it is used %n time(s) and shown as a ghost.</source>
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
        <source>%1 has no face called &quot;%2&quot;.</source>
        <translation>%1 n’a pas de face appelée « %2 ».</translation>
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
        <source>%1 is not on the scenario&apos;s list of permitted content.</source>
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
        <source>After &quot;%1&quot; the campaign goes on to the chapter &quot;%2&quot;, which does not exist.</source>
        <translation>Après « %1 », la campagne continue au chapitre « %2 », qui n’existe pas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads on after the result &quot;%2&quot;, which is not among its results.</source>
        <translation>« %1 » continue après le résultat « %2 », qui n’est pas parmi ses résultats.</translation>
    </message>
    <message>
        <source>The log says that &quot;%1&quot; ended with &quot;%2&quot;, which is not among its results.</source>
        <translation>Le journal dit que « %1 » a fini par « %2 », qui n’est pas parmi ses résultats.</translation>
    </message>
    <message>
        <source>No way through the campaign reaches &quot;%1&quot;.</source>
        <translation>Aucun chemin de la campagne ne mène à « %1 ».</translation>
    </message>
    <message>
        <source>The log names the chapter &quot;%1&quot;, which does not exist.</source>
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
        <source>%1 has the symbol &quot;%2&quot;, which no rule explains.</source>
        <translation>%1 porte le symbole « %2 », qu’aucune règle n’explique.</translation>
    </message>
    <message>
        <source>%1 has the symbol &quot;%2&quot; without its number.</source>
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
        <source>%1 has the mode &quot;%2&quot;, which does not exist.</source>
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
        <source>The campaign box about %1 has the result &quot;%3&quot;, which cannot be: won, lost or draw.</source>
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
        <source>%1 is in the army &quot;%2&quot; and in the Search bag as well.</source>
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
        <source>%1 refers to &quot;%2&quot;, which no open pack has.</source>
        <translation>%1 renvoie à « %2 », qu’aucun paquet ouvert ne contient.</translation>
    </message>
    <message>
        <source>%1 uses &quot;%2&quot;, but this pack does not say that it needs the pack %3.</source>
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
        <source>The name of %1 is missing in the language &quot;%2&quot;, which the pack claims to speak.</source>
        <translation>Le nom de %1 manque dans la langue « %2 », que le paquet dit parler.</translation>
    </message>
    <message>
        <source>%1 asks for the symbol &quot;%2&quot;, which does not exist.</source>
        <translation>%1 demande le symbole « %2 », qui n’existe pas.</translation>
    </message>
    <message>
        <source>%1 asks for the scan &quot;%2&quot;, which is not in the pack.</source>
        <translation>%1 demande l’image « %2 », qui n’est pas dans le paquet.</translation>
    </message>
    <message>
        <source>%1 has the effect &quot;%2&quot;, which the game does not know.</source>
        <translation>%1 a l’effet « %2 », que le jeu ne connaît pas.</translation>
    </message>
    <message>
        <source>The effect &quot;%2&quot; of %1 needs a number.</source>
        <translation>L’effet « %2 » de %1 demande un nombre.</translation>
    </message>
    <message>
        <source>The effect &quot;%2&quot; of %1 takes no number.</source>
        <translation>L’effet « %2 » de %1 ne prend pas de nombre.</translation>
    </message>
    <message>
        <source>The effect &quot;%2&quot; of %1 needs the unit classes it holds for.</source>
        <translation>L’effet « %2 » de %1 demande les classes d’unités concernées.</translation>
    </message>
    <message>
        <source>The effect &quot;%2&quot; of %1 holds for all unit classes alike.</source>
        <translation>L’effet « %2 » de %1 vaut pour toutes les classes d’unités.</translation>
    </message>
    <message>
        <source>%1 has no face.</source>
        <translation>%1 n’a aucune face.</translation>
    </message>
    <message>
        <source>%1 has two faces called &quot;%2&quot;.</source>
        <translation>%1 a deux faces appelées « %2 ».</translation>
    </message>
    <message>
        <source>The face &quot;%2&quot; of %1 has another outline than the first.</source>
        <translation>La face « %2 » de %1 n’a pas le même contour que la première.</translation>
    </message>
    <message>
        <source>On the face &quot;%2&quot; of %1, %3 lies where its kind of terrain cannot lie.</source>
        <translation>Sur la face « %2 » de %1, %3 se trouve là où ce genre de terrain ne peut pas être.</translation>
    </message>
    <message>
        <source>An edge of %1 (face &quot;%2&quot;, %3) touches none of its spaces.</source>
        <translation>Un bord de %1 (face « %2 », %3) ne touche aucune de ses cases.</translation>
    </message>
    <message>
        <source>A corner of %1 (face &quot;%2&quot;, %3) lies outside of it.</source>
        <translation>Un coin de %1 (face « %2 », %3) est en dehors.</translation>
    </message>
    <message>
        <source>A room of %1 (face &quot;%2&quot;) holds the space %3, which it does not have.</source>
        <translation>Une pièce de %1 (face « %2 ») contient la case %3, qui n’existe pas.</translation>
    </message>
    <message>
        <source>The colour of %1 must be written like #0072B2; it is &quot;%2&quot;.</source>
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
        <source>%1 has the trait &quot;%2&quot;, which the rules do not name.</source>
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
        <source>%1 has the ability &quot;%2&quot;, which no open pack explains.</source>
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
        <source>&quot;%2&quot; of %1 is %3; it cannot be below zero.</source>
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
        <source>The face &quot;%2&quot; of %1 is a building without an entrance.</source>
        <translation>La face « %2 » de %1 est un bâtiment sans entrée.</translation>
    </message>
    <message>
        <source>The space %3 of %1 (face &quot;%2&quot;) is in no room.</source>
        <translation>La case %3 de %1 (face « %2 ») n’est dans aucune pièce.</translation>
    </message>
    <message>
        <source>The space %3 of %1 (face &quot;%2&quot;) is in several rooms.</source>
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
    <message>
        <source>%1 guards Characters, and the army has none.</source>
        <translation>%1 protège des Personnages, et l&apos;armée n&apos;en a aucun.</translation>
    </message>
    <message>
        <source>%1 leads a Heroic Charge, and the army has no other infantry with Assault to follow.</source>
        <translation>%1 mène une Charge héroïque, et l&apos;armée n&apos;a pas d&apos;autre infanterie avec Assaut pour suivre.</translation>
    </message>
    <message>
        <source>These cards of %1 can never be used here: %2.</source>
        <translation>Ces cartes de %1 ne pourront jamais servir ici : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) belong to the side &quot;%1&quot;, which does not exist.</source>
        <translation>
            <numerusform>%n élément appartient au camp « %1 », qui n&apos;existe pas.</numerusform>
            <numerusform>%n éléments appartiennent au camp « %1 », qui n&apos;existe pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n thing(s) that are made of it</source>
        <translation>
            <numerusform>Supprimer l&apos;élément qui en est fait</numerusform>
            <numerusform>Supprimer les %n éléments qui en sont faits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no plane flies</source>
        <translation>aucun avion ne vole</translation>
    </message>
    <message>
        <source>it is dark</source>
        <translation>il fait sombre</translation>
    </message>
    <message>
        <source>it is day</source>
        <translation>il fait jour</translation>
    </message>
    <message>
        <source>no vehicle takes part</source>
        <translation>aucun véhicule ne participe</translation>
    </message>
    <message>
        <source>no officer takes part</source>
        <translation>aucun officier ne participe</translation>
    </message>
    <message>
        <source>no Character takes part</source>
        <translation>aucun Personnage ne participe</translation>
    </message>
    <message>
        <source>no Mythos Manifestation takes part</source>
        <translation>aucune Manifestation du Mythe ne participe</translation>
    </message>
    <message>
        <source>there is no spell to cast</source>
        <translation>il n&apos;y a aucun sort à lancer</translation>
    </message>
    <message>
        <source>there is nothing to summon</source>
        <translation>il n&apos;y a rien à invoquer</translation>
    </message>
    <message>
        <source>there is no building</source>
        <translation>il n&apos;y a pas de bâtiment</translation>
    </message>
    <message>
        <source>there is no water</source>
        <translation>il n&apos;y a pas d&apos;eau</translation>
    </message>
    <message>
        <source>there is no swamp</source>
        <translation>il n&apos;y a pas de marais</translation>
    </message>
    <message>
        <source>there is no mass grave</source>
        <translation>il n&apos;y a pas de fosse commune</translation>
    </message>
    <message>
        <source>there is nowhere to search</source>
        <translation>il n&apos;y a nulle part où fouiller</translation>
    </message>
    <message>
        <source>there is no difficult passage</source>
        <translation>il n&apos;y a pas de passage difficile</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>%1 needs &quot;%2&quot;, which is neither a word of the rules nor the name of anything in a pack.</source>
        <translation>%1 a besoin de « %2 », qui n&apos;est ni un mot des règles ni le nom de quoi que ce soit dans un pack.</translation>
    </message>
    <message>
        <source>The damaged side of %1 moves farther than the other one.</source>
        <translation>La face endommagée de %1 se déplace plus loin que l&apos;autre.</translation>
    </message>
    <message>
        <source>The damaged side of %1 hits harder than the other one.</source>
        <translation>La face endommagée de %1 frappe plus fort que l&apos;autre.</translation>
    </message>
    <message>
        <source>The damaged side of %1 gives more orders than the other one.</source>
        <translation>La face endommagée de %1 donne plus d&apos;ordres que l&apos;autre.</translation>
    </message>
    <message>
        <source>The scenario has an epilogue but follows no other chapter; an epilogue closes a campaign.</source>
        <translation>Le scénario a un épilogue mais ne suit aucun autre chapitre ; un épilogue clôt une campagne.</translation>
    </message>
    <message>
        <source>A text still holds the placeholder &quot;%1&quot;: %2</source>
        <translation>Un texte contient encore « %1 », à compléter : %2</translation>
    </message>
    <message>
        <source>No plane flies by night or in fog, so these cards of %1 are of no use: %2.</source>
        <translation>Aucun avion ne vole de nuit ou dans le brouillard : ces cartes de %1 ne servent à rien : %2.</translation>
    </message>
    <message>
        <source>The army of %1 in the file %2 cannot be read, so nobody can tell whether it is legal.</source>
        <translation>L&apos;armée de %1 dans le fichier %2 ne peut pas être lue ; personne ne peut dire si elle est légale.</translation>
    </message>
    <message>
        <source>The army &quot;%2&quot; of %1 belongs to another game (%3).</source>
        <translation>L&apos;armée « %2 » de %1 appartient à un autre jeu (%3).</translation>
    </message>
    <message>
        <source>%1 is too large for buildings; %2 is inside one.</source>
        <translation>%1 est trop grand pour les bâtiments ; %2 se trouve dans l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>%1 begins as a captive, whatever came of the chapter &quot;%2&quot;: say so, or make it depend on the result.</source>
        <translation>%1 commence prisonnier, quelle que soit l&apos;issue du chapitre « %2 » : dites-le, ou faites-le dépendre du résultat.</translation>
    </message>
    <message>
        <source>This scenario is copied from a book, and a part is still to be filled in (&quot;%1&quot;): %2</source>
        <translation>Ce scénario est recopié d&apos;un livre, et une partie reste à compléter (« %1 ») : %2</translation>
    </message>
    <message>
        <source>This scenario is copied from a book, but how the sides deploy is still to be filled in.</source>
        <translation>Ce scénario est recopié d&apos;un livre, mais le déploiement des camps reste à compléter.</translation>
    </message>
    <message>
        <source>This scenario is copied from a book, but the preparation is still to be filled in.</source>
        <translation>Ce scénario est recopié d&apos;un livre, mais la préparation reste à compléter.</translation>
    </message>
    <message>
        <source>This scenario is copied from a book, but the gameplay text is still to be filled in.</source>
        <translation>Ce scénario est recopié d&apos;un livre, mais le déroulement reste à compléter.</translation>
    </message>
    <message>
        <source>Take the army out of the scenario</source>
        <translation>Retirer l&apos;armée du scénario</translation>
    </message>
    <message>
        <source>Remove the epilogue</source>
        <translation>Supprimer l&apos;épilogue</translation>
    </message>
    <message>
        <source>Add a special rule that says so</source>
        <translation>Ajouter une règle spéciale qui le dit</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) out of the deck</source>
        <translation>
            <numerusform>Retirer %n carte du paquet</numerusform>
            <numerusform>Retirer %n cartes du paquet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is one of a kind but fights for %2 and for %3.</source>
        <translation>%1 est unique mais combat pour %2 et pour %3.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n dearest thing(s)</source>
        <translation>
            <numerusform>Retirer l&apos;élément le plus cher</numerusform>
            <numerusform>Retirer les %n éléments les plus chers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the last %n spell(s) out of the book</source>
        <translation>
            <numerusform>Retirer le dernier sort du livre</numerusform>
            <numerusform>Retirer les %n derniers sorts du livre</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection names &quot;%1&quot;, which no open pack has; it counts for nothing.</source>
        <translation>La collection nomme « %1 », qu&apos;aucun pack ouvert ne contient ; cela ne compte pas.</translation>
    </message>
    <message>
        <source>A victory condition of %1 is about &quot;%2&quot;, which is not in the scenario any more.</source>
        <translation>Une condition de victoire de %1 porte sur « %2 », qui n&apos;est plus dans le scénario.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) belong to the player &quot;%1&quot;, who does not exist.</source>
        <translation>
            <numerusform>%n élément appartient au joueur « %1 », qui n&apos;existe pas.</numerusform>
            <numerusform>%n éléments appartiennent au joueur « %1 », qui n&apos;existe pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1 no more</source>
        <translation>Ne plus nommer %1</translation>
    </message>
    <message>
        <source>Leave the counters to their side and take the deck away</source>
        <translation>Laisser les pions à leur camp et retirer le paquet</translation>
    </message>
    <message numerus="yes">
        <source>Take away the %n thing(s) there is no cardboard for</source>
        <translation>
            <numerusform>Retirer l&apos;élément pour lequel il n&apos;y a pas de carton</numerusform>
            <numerusform>Retirer les %n éléments pour lesquels il n&apos;y a pas de carton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n army(ies); each player leads one.</source>
        <translation>
            <numerusform>%1 a %n armée ; chaque joueur en mène une.</numerusform>
            <numerusform>%1 a %n armées ; chaque joueur en mène une.</numerusform>
        </translation>
    </message>
    <message>
        <source>A victory condition of %1 says nothing: it has neither words nor something to win by.</source>
        <translation>Une condition de victoire de %1 ne dit rien : elle n&apos;a ni texte ni rien à gagner.</translation>
    </message>
    <message>
        <source>A special rule has no text.</source>
        <translation>Une règle spéciale n&apos;a pas de texte.</translation>
    </message>
    <message>
        <source>%1 leads to %2, where nobody of its side can go.</source>
        <translation>%1 mène en %2, où personne de son camp ne peut aller.</translation>
    </message>
    <message>
        <source>%1 leads to %2, where %3 and others of its class cannot go.</source>
        <translation>%1 mène en %2, où %3 et les autres de sa classe ne peuvent pas aller.</translation>
    </message>
    <message>
        <source>%1 has no side called &quot;%2&quot; that could be up.</source>
        <translation>%1 n&apos;a pas de face « %2 » qui puisse être visible.</translation>
    </message>
    <message>
        <source>%1 is placed more often than its army has it (%2).</source>
        <translation>%1 est placé plus souvent que son armée n&apos;en a (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), %1 first, come from a tile that is no longer in the army.</source>
        <translation>
            <numerusform>%n pion (%1) vient d&apos;une tuile qui n&apos;est plus dans l&apos;armée.</numerusform>
            <numerusform>%n pions, dont %1, viennent d&apos;une tuile qui n&apos;est plus dans l&apos;armée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), %1 first, belong to %2, who do not play on their side.</source>
        <translation>
            <numerusform>%n pion (%1) appartient à %2, qui ne joue pas dans son camp.</numerusform>
            <numerusform>%n pions, dont %1, appartiennent à %2, qui ne joue pas dans leur camp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) of %2, %1 first, stand on the map without a side.</source>
        <translation>
            <numerusform>%n pion de %2 (%1) est sur la carte sans camp.</numerusform>
            <numerusform>%n pions de %2, dont %1, sont sur la carte sans camp.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 would win by the loss of %1, who fights only on that side.</source>
        <translation>%2 gagnerait par la perte de %1, qui ne combat que dans ce camp.</translation>
    </message>
    <message>
        <source>%2 needs %1 to win, who is not on that side.</source>
        <translation>%2 a besoin de %1 pour gagner, qui n&apos;est pas dans ce camp.</translation>
    </message>
    <message>
        <source>The text of a victory condition speaks of turn %1; the battle ends on turn %2.</source>
        <translation>Le texte d&apos;une condition de victoire parle du tour %1 ; la bataille finit au tour %2.</translation>
    </message>
    <message>
        <source>Most points win, but %1 has no score table.</source>
        <translation>Le plus de points gagne, mais %1 n&apos;a pas de barème.</translation>
    </message>
    <message>
        <source>Give %1 a score table</source>
        <translation>Donner un barème à %1</translation>
    </message>
    <message numerus="yes">
        <source>Give the %n counter(s) to %2</source>
        <translation>
            <numerusform>Donner le pion à %2</numerusform>
            <numerusform>Donner les %n pions à %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the %n counter(s) off the map</source>
        <translation>
            <numerusform>Retirer le pion de la carte</numerusform>
            <numerusform>Retirer les %n pions de la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>The unit of %1 wears other stripes than %2: the trait of this tile does not reach it.</source>
        <translation>L’unité de %1 porte d’autres bandes que %2 : le trait de cette tuile ne l’atteint pas.</translation>
    </message>
    <message>
        <source>Nobody here can cast a spell, so there is no use for %1.</source>
        <translation>Personne ici ne peut lancer de sort : %1 ne sert à rien.</translation>
    </message>
    <message>
        <source>Nobody here can cast a spell, so there is nobody for %1 to help.</source>
        <translation>Personne ici ne peut lancer de sort : %1 n’a personne à aider.</translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s), but your boxes hold %3.</source>
        <translation>
            <numerusform>%1 : utilisé %n fois, mais vos boîtes en contiennent %3.</numerusform>
            <numerusform>%1 : utilisé %n fois, mais vos boîtes en contiennent %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s), but your boxes hold none.</source>
        <translation>
            <numerusform>%1 : utilisé %n fois, mais vos boîtes n’en contiennent aucun.</numerusform>
            <numerusform>%1 : utilisé %n fois, mais vos boîtes n’en contiennent aucun.</numerusform>
        </translation>
    </message>
    <message>
        <source>The army has no spells, so there is no use for %1.</source>
        <translation>L’armée n’a pas de sorts : %1 ne sert à rien.</translation>
    </message>
    <message>
        <source>What %1 does is lost from the books: write the effect you agree on in the notes of the army, or as a special rule of the scenario.</source>
        <translation>Ce que fait %1 est perdu dans les livres : écrivez l’effet convenu dans les notes de l’armée, ou comme règle spéciale du scénario.</translation>
    </message>
    <message>
        <source>%1 is taken more often than there are units to have it (%2).</source>
        <translation>%1 est pris plus souvent qu’il n’y a d’unités pour l’avoir (%2).</translation>
    </message>
    <message>
        <source>Let the scenario allow %1 points</source>
        <translation>Laisser le scénario autoriser %1 points</translation>
    </message>
    <message>
        <source>Add %1 and allow %2 points</source>
        <translation>Ajouter %1 et autoriser %2 points</translation>
    </message>
    <message>
        <source>Let the army cost %1 points</source>
        <translation>Laisser l’armée coûter %1 points</translation>
    </message>
    <message>
        <source>Your boxes hold no %1.</source>
        <translation>Vos boîtes ne contiennent pas de %1.</translation>
    </message>
    <message>
        <source>%1 is needed too often: %2 uses, but your boxes hold %3.</source>
        <translation>%1 est demandé trop souvent : %2 usages, mais vos boîtes en contiennent %3.</translation>
    </message>
    <message>
        <source>%1 is put into %2, which is no place for it.</source>
        <translation>%1 est mis dans %2, où ce n’est pas sa place.</translation>
    </message>
    <message>
        <source>%3 of %1 are taken out of %2, which holds %4.</source>
        <translation>%3 de %1 sont retirés de %2, qui en contient %4.</translation>
    </message>
    <message>
        <source>The scenario sets the ruling &quot;%1&quot;, which this game does not have.</source>
        <translation>Le scénario fixe l’arbitrage « %1 », que ce jeu n’a pas.</translation>
    </message>
    <message>
        <source>The ruling &quot;%1&quot; cannot be &quot;%2&quot;.</source>
        <translation>L’arbitrage « %1 » ne peut pas être « %2 ».</translation>
    </message>
    <message>
        <source>The battlefield is under &quot;%1&quot;, which this game does not know.</source>
        <translation>Le champ de bataille est sous « %1 », que ce jeu ne connaît pas.</translation>
    </message>
    <message>
        <source>A special rule turns the switch &quot;%1&quot;, which this game does not have.</source>
        <translation>Une règle spéciale tourne l’interrupteur « %1 », que ce jeu n’a pas.</translation>
    </message>
    <message>
        <source>The scenario of &quot;%1&quot; looks back at &quot;%2&quot;, which is no chapter before it.</source>
        <translation>Le scénario de « %1 » renvoie à « %2 », qui n’est pas un chapitre antérieur.</translation>
    </message>
    <message>
        <source>The scenario of &quot;%1&quot; asks how &quot;%3&quot; fared in &quot;%2&quot;, where that side did not play.</source>
        <translation>Le scénario de « %1 » demande comment « %3 » s’en est sorti dans « %2 », où ce camp n’a pas joué.</translation>
    </message>
    <message>
        <source>Play %1 as the rules are usually read</source>
        <translation>Jouer %1 comme les règles se lisent d’habitude</translation>
    </message>
    <message>
        <source>Take &quot;%1&quot; away</source>
        <translation>Enlever « %1 »</translation>
    </message>
    <message>
        <source>Both sides of %1 absorb a hit by flipping, so it could never be eliminated.</source>
        <translation>Les deux faces de %1 absorbent une touche en se retournant : elle ne pourrait jamais être éliminée.</translation>
    </message>
    <message>
        <source>A defense of %1 is %2; it is at least 1.</source>
        <translation>Une défense de %1 est %2 ; elle est d’au moins 1.</translation>
    </message>
    <message>
        <source>%1 has %2 Life Points; a unit has 0 to 20.</source>
        <translation>%1 a %2 points de vie ; une unité en a de 0 à 20.</translation>
    </message>
    <message>
        <source>%1 has Assault (Brutal) but no Assault to make it with.</source>
        <translation>%1 a Assaut (Brutal) mais aucun Assaut pour le faire.</translation>
    </message>
    <message>
        <source>%1 has Assault (on the Move) but no Assault to make it with.</source>
        <translation>%1 a Assaut (en mouvement) mais aucun Assaut pour le faire.</translation>
    </message>
    <message>
        <source>%1 can hide in water only but cannot enter it: it is not Amphibious.</source>
        <translation>%1 ne peut se cacher que dans l’eau mais ne peut y entrer : elle n’est pas Amphibie.</translation>
    </message>
    <message>
        <source>%1 costs its caster %2 Suppressed markers; the rules say %3.</source>
        <translation>%1 coûte à son lanceur %2 marqueurs Suppression ; les règles disent %3.</translation>
    </message>
    <message>
        <source>The range of %1 is %2; the rules say %3.</source>
        <translation>La portée de %1 est %2 ; les règles disent %3.</translation>
    </message>
    <message>
        <source>The range of %1 is counted in interspaces by the rules, not in spaces.</source>
        <translation>La portée de %1 se compte en intersections selon les règles, pas en cases.</translation>
    </message>
    <message>
        <source>The range of %1 is counted in spaces by the rules, not in interspaces.</source>
        <translation>La portée de %1 se compte en cases selon les règles, pas en intersections.</translation>
    </message>
    <message>
        <source>%1 needs another line of sight than the rules say.</source>
        <translation>%1 demande une autre ligne de vue que ne disent les règles.</translation>
    </message>
    <message>
        <source>%1 is of another kind than the rules say.</source>
        <translation>%1 est d’un autre type que ne disent les règles.</translation>
    </message>
    <message>
        <source>%1 holds %2, which is neither a customization nor a spell.</source>
        <translation>%1 contient %2, qui n’est ni une personnalisation ni un sort.</translation>
    </message>
    <message>
        <source>The text says that the battle lasts %1 turns, but END lies on turn %2.</source>
        <translation>Le texte dit que la bataille dure %1 tours, mais FIN est sur le tour %2.</translation>
    </message>
    <message>
        <source>%1 draws %2 cards every turn for %3 turns, but the deck holds only %4.</source>
        <translation>%1 tire %2 cartes à chaque tour pendant %3 tours, mais le paquet n’en contient que %4.</translation>
    </message>
    <message>
        <source>The units of %1 do not all find room in its zone at once: it has %2 free spaces, the counters need %3, large ones in one piece.</source>
        <translation>Les unités de %1 ne trouvent pas toutes place en même temps dans sa zone : elle a %2 cases libres, les pions en demandent %3, les grands d’un seul tenant.</translation>
    </message>
    <message>
        <source>%1 starts in the swamp at %2, which only infantry, creatures and amphibious units can enter.</source>
        <translation>%1 commence dans le marais en %2, où seuls l’infanterie, les créatures et les unités amphibies peuvent entrer.</translation>
    </message>
    <message>
        <source>%1 is a Mythos Manifestation and cannot stand on the Mythos Barrier at %2.</source>
        <translation>%1 est une manifestation du Mythe et ne peut se tenir sur la Barrière du Mythe en %2.</translation>
    </message>
    <message>
        <source>%1 lies across something that it cannot pass, at %2.</source>
        <translation>%1 est posé en travers de quelque chose qu’il ne peut franchir, en %2.</translation>
    </message>
    <message>
        <source>%1 starts outside its zone, at %4, and is no Scout.</source>
        <translation>%1 commence hors de sa zone, en %4, et n’est pas Éclaireur.</translation>
    </message>
    <message>
        <source>%1 starts %2 spaces outside its zone, at %4; its Scout ability allows %3.</source>
        <translation>%1 commence %2 cases hors de sa zone, en %4 ; sa capacité Éclaireur en permet %3.</translation>
    </message>
    <message>
        <source>%1 leads to %2 through a wall: nobody comes in there.</source>
        <translation>%1 mène en %2 à travers un mur : personne n’entre là.</translation>
    </message>
    <message>
        <source>%1 stands on the map for %2, but no army brings it and the scenario does not hand it out.</source>
        <translation>%1 est sur la carte pour %2, mais aucune armée ne l’amène et le scénario ne le distribue pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s), %1 first, stand on the map for %2, but no army brings them and the scenario does not hand them out.</source>
        <translation>
            <numerusform>%n pion, %1 d’abord, est sur la carte pour %2, mais aucune armée ne l’amène et le scénario ne le distribue pas.</numerusform>
            <numerusform>%n pions, %1 d’abord, sont sur la carte pour %2, mais aucune armée ne les amène et le scénario ne les distribue pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is limited by &quot;%2&quot;, which means nothing here.</source>
        <translation>%1 est limité par « %2 », qui ne veut rien dire ici.</translation>
    </message>
    <message>
        <source>%1 lies next to %2, where no Gate may open.</source>
        <translation>%1 est à côté de %2, où aucun Portail ne peut s’ouvrir.</translation>
    </message>
    <message>
        <source>A text of the scenario speaks of %1, who takes no part.</source>
        <translation>Un texte du scénario parle de %1, qui ne participe pas.</translation>
    </message>
    <message>
        <source>Something here spreads Terror, but there is nothing in %1.</source>
        <translation>Quelque chose ici répand la Terreur, mais il n’y a rien dans %1.</translation>
    </message>
    <message>
        <source>There are places to search, but there is nothing in %1.</source>
        <translation>Il y a des lieux à fouiller, mais il n’y a rien dans %1.</translation>
    </message>
    <message>
        <source>Somebody can raise Zombies, but there is nothing in %1.</source>
        <translation>Quelqu’un peut relever des Zombies, mais il n’y a rien dans %1.</translation>
    </message>
    <message>
        <source>%1 and %2 would both have won when nobody else has: make one of the conditions give way, or say what a draw is.</source>
        <translation>%1 et %2 auraient tous deux gagné quand personne d’autre ne l’a fait : faites céder une des conditions, ou dites ce qu’est une égalité.</translation>
    </message>
    <message>
        <source>The campaign box about %1 names this very scenario; it looks back at an earlier chapter.</source>
        <translation>L’encadré de campagne sur %1 nomme ce scénario même ; il regarde vers un chapitre antérieur.</translation>
    </message>
    <message>
        <source>The campaign box about %1 names the side &quot;%2&quot;, which did not play there.</source>
        <translation>L’encadré de campagne sur %1 nomme le camp « %2 », qui n’y a pas joué.</translation>
    </message>
    <message>
        <source>A text lets units fire or assault in the Supply Phase, which no scenario can allow.</source>
        <translation>Un texte laisse des unités tirer ou assaillir pendant la phase de Ravitaillement, ce qu’aucun scénario ne peut permettre.</translation>
    </message>
    <message>
        <source>%1 is handed out to %2 and in the Search bag as well.</source>
        <translation>%1 est distribué à %2 et se trouve aussi dans le sac de Fouille.</translation>
    </message>
    <message>
        <source>%1 is neither a customization nor a spell and cannot be found in the Search bag.</source>
        <translation>%1 n’est ni une personnalisation ni un sort et ne peut se trouver dans le sac de Fouille.</translation>
    </message>
    <message>
        <source>%1 lies on %2; only heavy vehicles carry damage markers.</source>
        <translation>%1 est sur %2 ; seuls les véhicules lourds portent des marqueurs de dégâts.</translation>
    </message>
    <message>
        <source>%2 carries %1 twice; the second of a kind destroys it.</source>
        <translation>%2 porte %1 deux fois ; le second du même type le détruit.</translation>
    </message>
    <message>
        <source>%1 lies on %2; a Medic helps infantry only.</source>
        <translation>%1 est sur %2 ; un Médecin n’aide que l’infanterie.</translation>
    </message>
    <message>
        <source>%2 carries %1 twice.</source>
        <translation>%2 porte %1 deux fois.</translation>
    </message>
    <message>
        <source>%1 lies on %2, but its side has only %3 Medics, each with one marker.</source>
        <translation>%1 est sur %2, mais son camp n’a que %3 Médecins, chacun avec un marqueur.</translation>
    </message>
    <message>
        <source>%1 lies on %2; the spell is cast on infantry.</source>
        <translation>%1 est sur %2 ; le sort se lance sur l’infanterie.</translation>
    </message>
    <message>
        <source>%1 lies on %2; only vehicles rust.</source>
        <translation>%1 est sur %2 ; seuls les véhicules rouillent.</translation>
    </message>
    <message>
        <source>%1 lies on %2; it is used against infantry only.</source>
        <translation>%1 est sur %2 ; cela ne s’emploie que contre l’infanterie.</translation>
    </message>
    <message>
        <source>%1 lies on %2, which is no Zombie.</source>
        <translation>%1 est sur %2, qui n’est pas un Zombie.</translation>
    </message>
    <message>
        <source>%1 has more than one order: %2 lies on it besides another token.</source>
        <translation>%1 a plus d’un ordre : %2 est sur lui en plus d’un autre jeton.</translation>
    </message>
    <message>
        <source>%1 lies on %2, which nobody controls.</source>
        <translation>%1 est sur %2, que personne ne contrôle.</translation>
    </message>
    <message>
        <source>%1 lies on %2, whose madness lets it take no order.</source>
        <translation>%1 est sur %2, que sa folie empêche de prendre un ordre.</translation>
    </message>
    <message>
        <source>%1 lies on %2, which by the scenario takes no orders.</source>
        <translation>%1 est sur %2, qui selon le scénario ne prend pas d’ordres.</translation>
    </message>
    <message>
        <source>%1 orders lie on the map for one side; there are at most %2.</source>
        <translation>%1 ordres sont sur la carte pour un camp ; il y en a au plus %2.</translation>
    </message>
    <message>
        <source>%1 Special Orders lie on the map for one side; there are at most %2.</source>
        <translation>%1 Ordres spéciaux sont sur la carte pour un camp ; il y en a au plus %2.</translation>
    </message>
    <message>
        <source>%1 Bluffs lie on the map for one side; there are at most %2.</source>
        <translation>%1 Bluffs sont sur la carte pour un camp ; il y en a au plus %2.</translation>
    </message>
    <message>
        <source>%1 Totems stand on the map; a player never has more than two at the same time.</source>
        <translation>%1 Totems sont sur la carte ; un joueur n’en a jamais plus de deux à la fois.</translation>
    </message>
    <message>
        <source>%3 has %1 orders; only 10 can be used, %2 are wasted.</source>
        <translation>%3 a %1 ordres ; seuls 10 peuvent servir, %2 sont perdus.</translation>
    </message>
    <message>
        <source>%1 is handed a force without a single order and would lose at once.</source>
        <translation>%1 reçoit une force sans un seul ordre et perdrait aussitôt.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 and is handed out to %3, who plays another faction.</source>
        <translation>%1 appartient à %2 et est distribué à %3, qui joue une autre faction.</translation>
    </message>
    <message>
        <source>Write %1 turns in the text</source>
        <translation>Écrire %1 tours dans le texte</translation>
    </message>
    <message>
        <source>Leave %1 out of the army</source>
        <translation>Laisser %1 hors de l’armée</translation>
    </message>
    <message>
        <source>Let the scenario place %1 here</source>
        <translation>Laisser le scénario placer %1 ici</translation>
    </message>
    <message>
        <source>Only let the scenario place it, without &quot;%1&quot;</source>
        <translation>Laisser seulement le scénario le placer, sans « %1 »</translation>
    </message>
    <message numerus="yes">
        <source>Hand the %n counter(s) out to the player</source>
        <translation>
            <numerusform>Distribuer le pion au joueur</numerusform>
            <numerusform>Distribuer les %n pions au joueur</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand out %1 as well</source>
        <translation>Distribuer aussi %1</translation>
    </message>
    <message>
        <source>Add a rule that nobody loses for want of orders</source>
        <translation>Ajouter une règle selon laquelle personne ne perd faute d’ordres</translation>
    </message>
    <message>
        <source>Let %1 mix factions</source>
        <translation>Laisser %1 mêler les factions</translation>
    </message>
    <message>
        <source>Leave everything in %1</source>
        <translation>Tout laisser dans %1</translation>
    </message>
    <message>
        <source>Take only as many of %1 out as there are</source>
        <translation>Ne retirer de %1 que ce qu’il y a</translation>
    </message>
    <message>
        <source>%1 gives %2 with the value %3; the rules say %4.</source>
        <translation>%1 donne %2 avec la valeur %3 ; les règles disent %4.</translation>
    </message>
    <message>
        <source>%1 says something of a unit, but no unit stands there.</source>
        <translation>%1 dit quelque chose d’une unité, mais aucune unité ne se tient là.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; breaks rule %2 if %3.</source>
        <translation>« %1 » enfreint la règle %2 si %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can hardly be won by one side (%2) if %3.</source>
        <translation>« %1 » ne peut guère être gagné par un camp (%2) si %3.</translation>
    </message>
    <message>
        <source>Your boxes do not suffice for &quot;%1&quot; if %3.</source>
        <translation>Vos boîtes ne suffisent pas pour « %1 » si %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a battle of the game &quot;%2&quot;, but the campaign is one of &quot;%3&quot;: all chapters must be of one game.</source>
        <translation>« %1 » est une bataille du jeu « %2 », mais la campagne est du jeu « %3 » : tous les chapitres doivent être d’un seul jeu.</translation>
    </message>
    <message>
        <source>After &quot;%1&quot; the story goes on, but not when %2 wins it.</source>
        <translation>Après « %1 » l’histoire continue, mais pas quand %2 gagne.</translation>
    </message>
    <message>
        <source>Something is carried over to &quot;%2&quot; in &quot;%1&quot;, where that side does not play.</source>
        <translation>Quelque chose est reporté pour « %2 » dans « %1 », où ce camp ne joue pas.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is carried over into &quot;%1&quot;, but no open pack has it.</source>
        <translation>« %2 » est reporté dans « %1 », mais aucun paquet ouvert ne le contient.</translation>
    </message>
    <message>
        <source>Something is carried over into &quot;%1&quot; that names nothing.</source>
        <translation>Un report dans « %1 » ne nomme rien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed after the result in the log was played.</source>
        <translation>« %1 » a été modifié après la partie inscrite au journal.</translation>
    </message>
    <message>
        <source>There are more than %1 ways through this campaign; only those were looked at.</source>
        <translation>Il y a plus de %1 chemins dans cette campagne ; seuls ceux-là ont été examinés.</translation>
    </message>
    <message numerus="yes">
        <source>The game needs two to four players; %n seat(s) are taken.</source>
        <translation>
            <numerusform>Le jeu demande deux à quatre joueurs ; %n place est prise.</numerusform>
            <numerusform>Le jeu demande deux à quatre joueurs ; %n places sont prises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game takes four players at most; %n seat(s) are taken.</source>
        <translation>
            <numerusform>Le jeu admet quatre joueurs au plus ; %n place est prise.</numerusform>
            <numerusform>Le jeu admet quatre joueurs au plus ; %n places sont prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no fortress: every player starts with a castle and its walls.</source>
        <translation>%1 n’a pas de forteresse : chaque joueur commence avec un château et ses murailles.</translation>
    </message>
    <message>
        <source>%1 stands %2 times on the table, but there are only %3 of it.</source>
        <translation>%1 est %2 fois sur la table, mais il n’y en a que %3.</translation>
    </message>
    <message>
        <source>The fortresses differ: %1 has %2 walls and %3 shields in all, %4 has %5 walls and %6 shields.</source>
        <translation>Les forteresses diffèrent : %1 a %2 murailles et %3 boucliers en tout, %4 a %5 murailles et %6 boucliers.</translation>
    </message>
    <message>
        <source>%1 starts with %2 cards; the rules deal five to everybody.</source>
        <translation>%1 commence avec %2 cartes ; les règles en distribuent cinq à chacun.</translation>
    </message>
    <message>
        <source>The Village deck has %1 cards and %2 are dealt: nobody could draw a first card.</source>
        <translation>Le paquet Village a %1 cartes et %2 sont distribuées : personne ne pourrait piocher une première carte.</translation>
    </message>
    <message>
        <source>After the deal %1 Village cards are left (%2 would be a good start): the discards are shuffled again almost at once.</source>
        <translation>Après la distribution il reste %1 cartes Village (%2 seraient un bon départ) : la défausse est remélangée presque aussitôt.</translation>
    </message>
    <message>
        <source>The %1 deck is missing or empty, but the Village deck has cards that lead to it (%2).</source>
        <translation>Le paquet %1 manque ou est vide, mais le paquet Village a des cartes qui y mènent (%2).</translation>
    </message>
    <message>
        <source>There is no Village deck to draw from.</source>
        <translation>Il n’y a pas de paquet Village où piocher.</translation>
    </message>
    <message>
        <source>Nobody at the table begins: choose a seat or let the lot decide.</source>
        <translation>Personne à la table ne commence : choisissez une place ou laissez décider le sort.</translation>
    </message>
    <message>
        <source>The position does not say whose turn it is.</source>
        <translation>La position ne dit pas à qui c’est le tour.</translation>
    </message>
    <message>
        <source>%1 and %2 both play %3: their defenders cannot be told apart by colour.</source>
        <translation>%1 et %2 jouent tous deux %3 : leurs défenseurs ne se distinguent pas par la couleur.</translation>
    </message>
    <message>
        <source>House option %1 is %2 instead of %3 (%4).</source>
        <translation>L’option maison %1 est %2 au lieu de %3 (%4).</translation>
    </message>
    <message>
        <source>The preset %1 is used, which is known from public pages only.</source>
        <translation>Le préréglage %1 est utilisé ; il n’est connu que par des pages publiques.</translation>
    </message>
    <message>
        <source>There is no preset %1.</source>
        <translation>Il n’y a pas de préréglage %1.</translation>
    </message>
    <message>
        <source>There is no house option %1.</source>
        <translation>Il n’y a pas d’option maison %1.</translation>
    </message>
    <message>
        <source>House option %1 cannot be %2.</source>
        <translation>L’option maison %1 ne peut pas être %2.</translation>
    </message>
    <message numerus="yes">
        <source>The book pictures the table for two players; how %n sit is up to you.</source>
        <translation>
            <numerusform>Le livret montre la table pour deux joueurs ; la façon de placer %n joueur vous revient.</numerusform>
            <numerusform>Le livret montre la table pour deux joueurs ; la façon de placer %n joueurs vous revient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario calls itself official, but %n card(s) have values that we made up, such as %2.</source>
        <translation>
            <numerusform>Le scénario se dit officiel, mais %n carte a des valeurs que nous avons inventées, comme %2.</numerusform>
            <numerusform>Le scénario se dit officiel, mais %n cartes ont des valeurs que nous avons inventées, comme %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No open pack has the card %1.</source>
        <translation>Aucun paquet ouvert n’a la carte %1.</translation>
    </message>
    <message>
        <source>No open pack has the deck list %1.</source>
        <translation>Aucun paquet ouvert n’a la liste de paquet %1.</translation>
    </message>
    <message>
        <source>The fortress of %1 is in the file %2, which cannot be read.</source>
        <translation>La forteresse de %1 est dans le fichier %2, qui ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The fortress of %1 has no castle.</source>
        <translation>La forteresse de %1 n’a pas de château.</translation>
    </message>
    <message>
        <source>The fortress of %1 has %2 castles; it has exactly one.</source>
        <translation>La forteresse de %1 a %2 châteaux ; elle en a exactement un.</translation>
    </message>
    <message>
        <source>The fortress of %1 has %2 walls instead of %3.</source>
        <translation>La forteresse de %1 a %2 murailles au lieu de %3.</translation>
    </message>
    <message>
        <source>%2 is no fortress card: the fortress of %1 takes castles and walls.</source>
        <translation>%2 n’est pas une carte de forteresse : la forteresse de %1 prend des châteaux et des murailles.</translation>
    </message>
    <message>
        <source>%1 shows no shields.</source>
        <translation>%1 ne montre pas de boucliers.</translation>
    </message>
    <message>
        <source>%1 shows %2 shields; it needs at least one.</source>
        <translation>%1 montre %2 boucliers ; il en faut au moins un.</translation>
    </message>
    <message>
        <source>%1 has %2 shields; the walls of the book have two.</source>
        <translation>%1 a %2 boucliers ; les murailles du livret en ont deux.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are posted on %1 before the game begins.</source>
        <translation>
            <numerusform>%n carte est postée sur %1 avant le début de la partie.</numerusform>
            <numerusform>%n cartes sont postées sur %1 avant le début de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n siege weapon(s) before the game begins.</source>
        <translation>
            <numerusform>%1 a %n engin de siège avant le début de la partie.</numerusform>
            <numerusform>%1 a %n engins de siège avant le début de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n monster(s) before the game begins.</source>
        <translation>
            <numerusform>%1 a %n monstre avant le début de la partie.</numerusform>
            <numerusform>%1 a %n monstres avant le début de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot defend %2: walls take Bowmen only.</source>
        <translation>%1 ne peut pas défendre %2 : les murailles ne prennent que des Archers.</translation>
    </message>
    <message>
        <source>%1 cannot defend %2: castles take Soldiers only.</source>
        <translation>%1 ne peut pas défendre %2 : les châteaux ne prennent que des Soldats.</translation>
    </message>
    <message>
        <source>%2 cards are posted on %1, which has room for %3: one for each of its shields.</source>
        <translation>%2 cartes sont postées sur %1, qui a de la place pour %3 : une par bouclier.</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is %4: the colours must match.</source>
        <translation>%1 est %2, mais %3 est %4 : les couleurs doivent correspondre.</translation>
    </message>
    <message>
        <source>%1 has no colour, though defenders must match it.</source>
        <translation>%1 n’a pas de couleur, alors que les défenseurs doivent y correspondre.</translation>
    </message>
    <message>
        <source>%1 on %2 has no colour, though it must match.</source>
        <translation>%1 sur %2 n’a pas de couleur, alors qu’elle doit correspondre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has fallen, but %n card(s) are still posted on it.</source>
        <translation>
            <numerusform>%1 est tombé, mais %n carte y est encore postée.</numerusform>
            <numerusform>%1 est tombé, mais %n cartes y sont encore postées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The castle of %1 has fallen, but %1 is still in play.</source>
        <translation>Le château de %1 est tombé, mais %1 est encore en jeu.</translation>
    </message>
    <message>
        <source>%2 has %1, which is not in the Siege deck.</source>
        <translation>%2 a %1, qui n’est pas dans le paquet Siège.</translation>
    </message>
    <message>
        <source>%2 has %1, which is not in the Cthulhu deck.</source>
        <translation>%2 a %1, qui n’est pas dans le paquet Cthulhu.</translation>
    </message>
    <message>
        <source>%1 lies in %2 places, but the decks hold %3 of it.</source>
        <translation>%1 se trouve à %2 endroits, mais les paquets en contiennent %3.</translation>
    </message>
    <message>
        <source>%1 is %2 and %3 is %4: a fortress is of one colour.</source>
        <translation>%1 est %2 et %3 est %4 : une forteresse est d’une seule couleur.</translation>
    </message>
    <message>
        <source>The fortress of %1: %2 shields now, %3 at full garrison; %4 swords take it card by card.</source>
        <translation>La forteresse de %1 : %2 boucliers maintenant, %3 avec toute sa garnison ; %4 épées la prennent carte par carte.</translation>
    </message>
    <message>
        <source>%1 at full garrison has %2 shields; all attack cards together have %3 swords and cannot take it.</source>
        <translation>%1 avec toute sa garnison a %2 boucliers ; toutes les cartes d’attaque ensemble ont %3 épées et ne peuvent pas la prendre.</translation>
    </message>
    <message>
        <source>The Ambush before %1 is said to last %2 more turns; it lasts two at most.</source>
        <translation>L’Embuscade devant %1 doit durer encore %2 tours ; elle en dure deux au plus.</translation>
    </message>
    <message>
        <source>%1 belongs to the %2 deck and is listed in the %3 deck.</source>
        <translation>%1 appartient au paquet %2 et figure dans le paquet %3.</translation>
    </message>
    <message>
        <source>%1 is listed with %2 copies; one is the least.</source>
        <translation>%1 figure en %2 exemplaires ; il en faut au moins un.</translation>
    </message>
    <message>
        <source>%1 attacks, but shows no swords.</source>
        <translation>%1 attaque, mais ne montre pas d’épées.</translation>
    </message>
    <message>
        <source>%1 attacks with %2 swords, which is fewer than none.</source>
        <translation>%1 attaque avec %2 épées, ce qui est moins que rien.</translation>
    </message>
    <message>
        <source>%1 has no swords: it is good for a bluff at night and nothing else.</source>
        <translation>%1 n’a pas d’épées : elle sert à bluffer la nuit et à rien d’autre.</translation>
    </message>
    <message>
        <source>The siege weapon %1 shows no defence.</source>
        <translation>L’engin de siège %1 ne montre pas de défense.</translation>
    </message>
    <message>
        <source>The siege weapon %1 shows no price in gold.</source>
        <translation>L’engin de siège %1 ne montre pas de prix en or.</translation>
    </message>
    <message>
        <source>The Siege deck has %1 Battering Rams; one is expected.</source>
        <translation>Le paquet Siège a %1 Béliers ; un seul est attendu.</translation>
    </message>
    <message>
        <source>The Siege deck has %1 Cthulhu traps; one is expected.</source>
        <translation>Le paquet Siège a %1 pièges à Cthulhu ; un seul est attendu.</translation>
    </message>
    <message>
        <source>%1 passes walls, which only siege weapons can.</source>
        <translation>%1 franchit les murailles, ce que seuls les engins de siège peuvent faire.</translation>
    </message>
    <message>
        <source>%1 shows %2 Deep Ones; one is the least.</source>
        <translation>%1 montre %2 de Ceux des profondeurs ; un est le minimum.</translation>
    </message>
    <message>
        <source>%1 does not say how many cards it gives.</source>
        <translation>%1 ne dit pas combien de cartes elle donne.</translation>
    </message>
    <message>
        <source>%1 wants %2 victims, but there are only %3 Sacrifices: it can never be satisfied.</source>
        <translation>%1 veut %2 victimes, mais il n’y a que %3 Sacrifices : elle ne pourra jamais être satisfaite.</translation>
    </message>
    <message>
        <source>The monster %1 does nothing.</source>
        <translation>Le monstre %1 ne fait rien.</translation>
    </message>
    <message>
        <source>None of the %1 Village cards can attack: nobody could ever win.</source>
        <translation>Aucune des %1 cartes Village ne peut attaquer : personne ne pourrait jamais gagner.</translation>
    </message>
    <message>
        <source>All cards together have %1 swords; the weakest fortress card takes %2.</source>
        <translation>Toutes les cartes réunies ont %1 épées ; la carte de forteresse la plus faible en demande %2.</translation>
    </message>
    <message>
        <source>The Village deck has none of these, so their rules never come up: %1.</source>
        <translation>Le paquet Village n’a aucune de ces cartes, leurs règles ne servent donc jamais : %1.</translation>
    </message>
    <message>
        <source>%1 Builders and %2 Gold are fewer than four cards: no siege weapon can be paid.</source>
        <translation>%1 Bâtisseurs et %2 Or font moins de quatre cartes : aucun engin de siège ne peut être payé.</translation>
    </message>
    <message>
        <source>The deck has %1 Cultists, but neither Sacrifices nor two Gold to pay them with.</source>
        <translation>Le paquet a %1 Cultistes, mais ni Sacrifices ni deux Or pour les payer.</translation>
    </message>
    <message>
        <source>%1 monsters for %2 Cultists: the late ones are worth nothing.</source>
        <translation>%1 monstres pour %2 Cultistes : les derniers ne valent rien.</translation>
    </message>
    <message>
        <source>No %1 of colour %2 in the Village deck: that fortress can never be garrisoned.</source>
        <translation>Aucune carte %1 de couleur %2 dans le paquet Village : cette forteresse ne pourra jamais recevoir de garnison.</translation>
    </message>
    <message>
        <source>The %1 deck: %2 cards of %3 kinds with %4 swords.</source>
        <translation>Le paquet %1 : %2 cartes de %3 sortes avec %4 épées.</translation>
    </message>
    <message>
        <source>%2 is a name of the older design; today&apos;s card is called %3.</source>
        <translation>%2 est un nom de l’ancienne version du jeu ; la carte s’appelle aujourd’hui %3.</translation>
    </message>
    <message>
        <source>Keep the first four seats</source>
        <translation>Garder les quatre premières places</translation>
    </message>
    <message>
        <source>Deal five cards</source>
        <translation>Distribuer cinq cartes</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Let the lot decide who begins</source>
        <translation>Laisser le sort décider qui commence</translation>
    </message>
    <message>
        <source>Go back to the usual value of %1</source>
        <translation>Revenir à la valeur habituelle de %1</translation>
    </message>
    <message>
        <source>Strike %1 off the list</source>
        <translation>Rayer %1 de la liste</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <translation>Enlever %1</translation>
    </message>
    <message>
        <source>Call %1 back</source>
        <translation>Rappeler %1</translation>
    </message>
    <message>
        <source>Call everybody back from %1</source>
        <translation>Rappeler tout le monde de %1</translation>
    </message>
    <message numerus="yes">
        <source>Take away %n wall(s)</source>
        <translation>
            <numerusform>Enlever %n muraille</numerusform>
            <numerusform>Enlever %n murailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Put them back into their deck</source>
        <translation>Les remettre dans leur paquet</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>Let the Ambush last %1 turns</source>
        <translation>Faire durer l’Embuscade %1 tours</translation>
    </message>
    <message>
        <source>Make it one copy</source>
        <translation>En mettre un seul exemplaire</translation>
    </message>
    <message>
        <source>%1 is no vehicle and cannot leave a wreck.</source>
        <translation>%1 n’est pas un véhicule et ne peut pas laisser d’épave.</translation>
    </message>
    <message>
        <source>%1 is given neither points nor units, yet counters of the side lie on the map.</source>
        <translation>%1 ne reçoit ni points ni unités, et pourtant des pions de ce camp sont sur la carte.</translation>
    </message>
    <message>
        <source>%2 is Activated and has lost its order, but %1 still lies on it.</source>
        <translation>%2 est Activé et a perdu son ordre, mais %1 est encore posé dessus.</translation>
    </message>
    <message>
        <source>%1 sits on %2; it goes to allied units only.</source>
        <translation>%1 est posé sur %2 ; il ne va qu’à des unités alliées.</translation>
    </message>
    <message>
        <source>%1 orders lie on the map for one side, which has %2 stars.</source>
        <translation>%1 ordres sont sur la carte pour un camp qui a %2 étoiles.</translation>
    </message>
</context>
<context>
    <name>Fitness</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n dérogation</numerusform>
            <numerusform>%n dérogations</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — not fit for play</source>
        <translation>%1 — injouable en l’état</translation>
    </message>
    <message numerus="yes">
        <source>Legal with %n waiver(s)</source>
        <translation>
            <numerusform>Légal avec %n dérogation</numerusform>
            <numerusform>Légal avec %n dérogations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForceForm</name>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>An empty army inside this scenario, of the player&apos;s faction and army points.</source>
        <translation>Une armée vide dans ce scénario, avec la faction et les points du joueur.</translation>
    </message>
    <message>
        <source>Link an army file…</source>
        <translation>Lier un fichier d&apos;armée…</translation>
    </message>
    <message>
        <source>The army stays a file of its own beside the scenario.</source>
        <translation>L&apos;armée reste un fichier à part, à côté du scénario.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Army without a name</source>
        <translation>Armée sans nom</translation>
    </message>
    <message>
        <source>Open army</source>
        <translation>Ouvrir l&apos;armée</translation>
    </message>
    <message>
        <source>Copy into the scenario</source>
        <translation>Copier dans le scénario</translation>
    </message>
    <message>
        <source>Remove this army</source>
        <translation>Supprimer cette armée</translation>
    </message>
    <message>
        <source>Unlink this army; its file stays</source>
        <translation>Délier cette armée ; son fichier reste</translation>
    </message>
    <message>
        <source>Link an army file</source>
        <translation>Lier un fichier d&apos;armée</translation>
    </message>
    <message>
        <source>Armies (*.army.json)</source>
        <translation>Armées (*.army.json)</translation>
    </message>
    <message>
        <source>Move this player up, at the top to the side before</source>
        <translation>Monter ce joueur ; tout en haut, dans le camp précédent</translation>
    </message>
    <message>
        <source>Move this player down, at the bottom to the next side</source>
        <translation>Descendre ce joueur ; tout en bas, dans le camp suivant</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Supprimer ce joueur</translation>
    </message>
    <message>
        <source>Permitted (empty: everything)</source>
        <translation>Permis (vide : tout)</translation>
    </message>
    <message>
        <source>Permit…</source>
        <translation>Permettre…</translation>
    </message>
    <message>
        <source>Permit only these</source>
        <translation>Ne permettre que ceci</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Exigé</translation>
    </message>
    <message>
        <source>Require…</source>
        <translation>Exiger…</translation>
    </message>
    <message>
        <source>Require these</source>
        <translation>Exiger ceci</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Forbid…</source>
        <translation>Interdire…</translation>
    </message>
    <message>
        <source>Forbid these</source>
        <translation>Interdire ceci</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>Army points</source>
        <translation>Points d&apos;armée</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>sans budget</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>Mixed factions</source>
        <translation>Factions mêlées</translation>
    </message>
    <message>
        <source>Hand out…</source>
        <translation>Donner…</translation>
    </message>
    <message>
        <source>What does the scenario hand out?</source>
        <translation>Que donne le scénario ?</translation>
    </message>
    <message>
        <source>Handed out, free of charge</source>
        <translation>Donné gratuitement</translation>
    </message>
    <message>
        <source>with changes that are not saved yet</source>
        <translation>avec des changements pas encore enregistrés</translation>
    </message>
    <message>
        <source>The scenario has no file yet.</source>
        <translation>Le scénario n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Linked armies are files beside the scenario or in a folder below it. Save the scenario first, then choose the army.</source>
        <translation>Les armées liées sont des fichiers à côté du scénario ou dans un dossier en dessous. Enregistrez d’abord le scénario, puis choisissez l’armée.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>That army lies somewhere else.</source>
        <translation>Cette armée se trouve ailleurs.</translation>
    </message>
    <message>
        <source>An army has to lie beside the scenario or in a folder below it, so that both can be passed on together. Copy it there first.</source>
        <translation>Une armée doit se trouver à côté du scénario ou dans un dossier en dessous, pour que les deux puissent être transmis ensemble. Copiez-la d’abord là.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>Which game is it for?</source>
        <translation>Pour quel jeu ?</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Table and decks</source>
        <translation>Table et paquets</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
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
        <source>Artifact</source>
        <translation>Artefact</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
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
        <source>Free options</source>
        <translation>Options libres</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Special orders</source>
        <translation>Ordres spéciaux</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Bluffs</translation>
    </message>
    <message>
        <source>Firepower</source>
        <translation>Puissance de feu</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>HighlightColours</name>
    <message>
        <source>colour of its side</source>
        <translation>couleur de son camp</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
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
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Random places</source>
        <translation>Lieux au hasard</translation>
    </message>
    <message>
        <source>%1 × %2 spaces</source>
        <translation>%1 × %2 cases</translation>
    </message>
</context>
<context>
    <name>LengthUnit</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 po</translation>
    </message>
</context>
<context>
    <name>MakeArmy</name>
    <message>
        <source>Fill the last points</source>
        <translation>Dépenser les derniers points</translation>
    </message>
    <message>
        <source>Take the best army</source>
        <translation>Prendre la meilleure armée</translation>
    </message>
    <message>
        <source>Take a random army</source>
        <translation>Prendre une armée au hasard</translation>
    </message>
    <message>
        <source>Compare with an army</source>
        <translation>Comparer avec une armée</translation>
    </message>
    <message>
        <source>Armies (*.army.json)</source>
        <translation>Armées (*.army.json)</translation>
    </message>
</context>
<context>
    <name>NormandieExport</name>
    <message>
        <source>handed out</source>
        <translation>distribué</translation>
    </message>
    <message>
        <source>Reserve of %1</source>
        <translation>Réserve de %1</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column of an army list</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>column: against infantry, light, heavy</comment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Defense</source>
        <comment>column of an army list</comment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Orders: %1; bluffs: %2</source>
        <translation>Ordres : %1 ; bluffs : %2</translation>
    </message>
    <message>
        <source>Breaking points: %1; victory points: %2</source>
        <translation>Points de rupture : %1 ; points de victoire : %2</translation>
    </message>
    <message>
        <source>To hand out: %1</source>
        <translation>À distribuer : %1</translation>
    </message>
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
        <translation>Phase d’approvisionnement</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>best of 2 dice</source>
        <translation>le meilleur de 2 dés</translation>
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
        <source>structure destroyed</source>
        <translation>structure détruite</translation>
    </message>
    <message numerus="yes">
        <source>%n demolition point(s)</source>
        <translation>
            <numerusform>%n point de démolition</numerusform>
            <numerusform>%n points de démolition</numerusform>
        </translation>
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
        <translation>%1, de suppression</translation>
    </message>
    <message>
        <source>The hidden shooter is turned over.</source>
        <translation>Le tireur caché est retourné.</translation>
    </message>
    <message>
        <source>Its crew is hit: it fires one weapon a round.</source>
        <translation>Son équipage est touché : il ne tire qu’avec une arme par round.</translation>
    </message>
    <message>
        <source>The weapon breaks on %1 or more: %2 %.</source>
        <translation>L’arme casse sur %1 ou plus : %2 %.</translation>
    </message>
    <message>
        <source>The structure (%1 of %2 points) falls: %3 %.</source>
        <translation>La structure (%1 points sur %2) tombe : %3 %.</translation>
    </message>
    <message>
        <source>split fire</source>
        <translation>tir réparti</translation>
    </message>
    <message>
        <source>assault</source>
        <translation>assaut</translation>
    </message>
    <message>
        <source>Not in this move: %1 (%2)</source>
        <translation>Pas dans ce mouvement : %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>terror of %n poison marker(s)</source>
        <translation>
            <numerusform>terreur de %n marqueur Poison</numerusform>
            <numerusform>terreur de %n marqueurs Poison</numerusform>
        </translation>
    </message>
    <message>
        <source>terror</source>
        <translation>terreur</translation>
    </message>
    <message>
        <source>against: %1</source>
        <translation>contre : %1</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>jet</translation>
    </message>
    <message>
        <source>search</source>
        <translation>fouille</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>demolition</source>
        <translation>démolition</translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice, a point for each 4 or more; %1 of %2 points so far</source>
        <translation>
            <numerusform>%n dé, un point par 4 ou plus ; %1 points sur %2 jusqu’ici</numerusform>
            <numerusform>%n dés, un point par 4 ou plus ; %1 points sur %2 jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>raising the dead</source>
        <translation>relever les morts</translation>
    </message>
    <message numerus="yes">
        <source>%n Zombie(s) in the bag</source>
        <translation>
            <numerusform>%n Zombie dans le sac</numerusform>
            <numerusform>%n Zombies dans le sac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s) beside it</source>
        <translation>
            <numerusform>%n case libre à côté</numerusform>
            <numerusform>%n cases libres à côté</numerusform>
        </translation>
    </message>
    <message>
        <source>The grave yields one and is gone. (SON-TER-16)</source>
        <translation>La fosse en donne un et disparaît. (SON-TER-16)</translation>
    </message>
    <message>
        <source>It takes 2 Suppressed markers. (SON-ZOM-04)</source>
        <translation>Il prend 2 marqueurs Suppression. (SON-ZOM-04)</translation>
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
    <name>OtherFiles</name>
    <message>
        <source>“%1” is a list of boxes. Bocage counts the boxes you name in a scenario&apos;s briefing, under “Boxes needed”; another list is held against a scenario by

bocage-cli validate SCENARIO --collection %2</source>
        <translation>« %1 » est une liste de boîtes. Bocage compte les boîtes que vous nommez dans le briefing d’un scénario, sous « Boîtes nécessaires » ; une autre liste se confronte à un scénario par

bocage-cli validate SCENARIO --collection %2</translation>
    </message>
    <message>
        <source>“%1” is a picture. Battles and armies are drawn by Bocage from what they mean; a scan of your own stands in for our drawing of a piece when a pack of yours names it as that piece&apos;s art. The manual tells how, under “Your own content” (F1).</source>
        <translation>« %1 » est une image. Bocage dessine batailles et armées d’après ce qu’elles signifient ; un scan à vous remplace notre dessin d’une pièce quand un de vos paquets le nomme comme illustration de cette pièce. Le manuel dit comment, sous « Votre propre contenu » (F1).</translation>
    </message>
</context>
<context>
    <name>PictureExporters</name>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Images (PNG)</translation>
    </message>
    <message>
        <source>Pictures (SVG)</source>
        <translation>Images (SVG)</translation>
    </message>
    <message>
        <source>The map or sheet, and every counter, as pictures for other programs.</source>
        <translation>La carte ou la feuille, et chaque pion, en images pour d’autres programmes.</translation>
    </message>
    <message>
        <source>The document itself: pictures cannot be imported again.</source>
        <translation>Le document lui-même : des images ne peuvent pas être réimportées.</translation>
    </message>
    <message>
        <source>Victory, rules, turns, decks and armies.</source>
        <translation>Victoire, règles, tours, paquets et armées.</translation>
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
    <message>
        <source>This place is off the boards</source>
        <translation>Ce lieu est hors des plateaux</translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>Initiative &amp; cards</source>
        <translation>Initiative et cartes</translation>
    </message>
    <message>
        <source>Who begins, which cards and tokens are in play, and how the battlefield lies.</source>
        <translation>Qui commence, quelles cartes et quels jetons sont en jeu, et l&apos;état du champ de bataille.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Sacs</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Begins turn 1</source>
        <translation>Commence le tour 1</translation>
    </message>
    <message>
        <source>Who has the initiative on turn 1</source>
        <translation>Qui a l&apos;initiative au tour 1</translation>
    </message>
    <message>
        <source>Deploys first</source>
        <translation>Se déploie d&apos;abord</translation>
    </message>
    <message>
        <source>Who deploys first</source>
        <translation>Qui se déploie d&apos;abord</translation>
    </message>
    <message>
        <source>whoever has the initiative</source>
        <translation>qui a l&apos;initiative</translation>
    </message>
    <message>
        <source>The battlefield at the start</source>
        <translation>Le champ de bataille au départ</translation>
    </message>
    <message>
        <source>This game knows no such states.</source>
        <translation>Ce jeu ne connaît pas de tels états.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %n carte</numerusform>
            <numerusform>%1 · %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this deck</source>
        <translation>Supprimer ce paquet</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Stands in for</source>
        <translation>Remplace</translation>
    </message>
    <message>
        <source>Deck it is a substitute for</source>
        <translation>Paquet qu&apos;il remplace</translation>
    </message>
    <message>
        <source>no other deck</source>
        <translation>aucun autre paquet</translation>
    </message>
    <message>
        <source>Take cards out…</source>
        <translation>Retirer des cartes…</translation>
    </message>
    <message>
        <source>Which cards are taken out?</source>
        <translation>Quelles cartes sont retirées ?</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>Cartes retirées</translation>
    </message>
    <message>
        <source>A deck for %1</source>
        <translation>Un paquet pour %1</translation>
    </message>
    <message>
        <source>Without one named here a player has the deck of his faction; name it to take cards out or to put another in its place.</source>
        <translation>Sans paquet nommé ici, un joueur a celui de sa faction ; nommez-le pour en retirer des cartes ou en mettre un autre à la place.</translation>
    </message>
    <message>
        <source>Remove this bag</source>
        <translation>Supprimer ce sac</translation>
    </message>
    <message>
        <source>Tokens taken out</source>
        <translation>Jetons retirés</translation>
    </message>
    <message>
        <source>Take out…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Tokens put in</source>
        <translation>Jetons ajoutés</translation>
    </message>
    <message>
        <source>Put in…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Put this bag on the table</source>
        <translation>Poser ce sac sur la table</translation>
    </message>
</context>
<context>
    <name>PrintFrame</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
</context>
<context>
    <name>PrintPieces</name>
    <message>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Terrain overlays</source>
        <translation>Éléments de terrain</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
</context>
<context>
    <name>PrintSetup</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
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
        <source>The field &quot;%1&quot; occurs twice in the same braces.</source>
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
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Le champ « %1 » manque.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Ajoutez-le.</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot; here.</source>
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
        <source>Here should be one of %1, not &quot;%2&quot;.</source>
        <translation>Il faudrait ici l’un de ces mots : %1 ; non « %2 ».</translation>
    </message>
    <message>
        <source>The number should lie between %1 and %2; it is %3.</source>
        <translation>Le nombre devrait être compris entre %1 et %2 ; il vaut %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id.</source>
        <translation>« %1 » ne peut pas être un identifiant.</translation>
    </message>
    <message>
        <source>Ids have 1 to 64 letters, digits, dots, underscores and hyphens.</source>
        <translation>Un identifiant a de 1 à 64 lettres, chiffres, points, soulignés et traits d’union.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a pack.</source>
        <translation>« %1 » ne peut pas être l’identifiant d’un paquet.</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, a letter first.</source>
        <translation>Utilisez des minuscules, des chiffres et des traits d’union, une lettre d’abord.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a piece of content.</source>
        <translation>« %1 » ne désigne aucun contenu.</translation>
    </message>
    <message>
        <source>Write it as pack:kind/name, for example son-core:unit/ranger-rifles.</source>
        <translation>Écrivez-le paquet:genre/nom, par exemple son-core:unit/ranger-rifles.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the code of a language.</source>
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
        <source>&quot;%1&quot; cannot be a letter of a terrain grid.</source>
        <translation>« %1 » ne peut pas être une lettre d’une grille de terrain.</translation>
    </message>
    <message>
        <source>Use one printable character other than the dot, which means &quot;no cell&quot;.</source>
        <translation>Utilisez un caractère imprimable autre que le point, qui veut dire « pas de case ».</translation>
    </message>
    <message>
        <source>The legend does not explain the letter &quot;%1&quot;.</source>
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
        <source>The file should say &quot;format&quot;: &quot;%1&quot;; it says &quot;%2&quot;.</source>
        <translation>Le fichier devrait indiquer &quot;format&quot;: &quot;%1&quot; ; il indique « %2 ».</translation>
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
        <source>Add &quot;version&quot;: 1 after &quot;format&quot;.</source>
        <translation>Ajoutez &quot;version&quot;: 1 après &quot;format&quot;.</translation>
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
        <source>Check the number after &quot;version&quot;.</source>
        <translation>Vérifiez le nombre après &quot;version&quot;.</translation>
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
        <source>Two things had the id &quot;%1&quot;; the second is now called &quot;%2&quot;.</source>
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
        <source>Open the pack&apos;s folder or its .bocagepack file.</source>
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
        <source>There is a folder of that name, so nothing was saved.</source>
        <translation>Un dossier porte ce nom : rien n’a été enregistré.</translation>
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
        <source>The new version could not be written: %1. The file was left as it is.</source>
        <translation>La nouvelle version n’a pas pu être écrite : %1. Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>The new version could not take the old one&apos;s place: %1. The file was left as it is.</source>
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
        <source>The game of this pack knows no content of the kind &quot;%1&quot;.</source>
        <translation>Le jeu de ce paquet ne connaît pas de contenu du genre « %1 ».</translation>
    </message>
    <message>
        <source>Check &quot;kind&quot; here and &quot;system&quot; in pack.json.</source>
        <translation>Vérifiez « kind » ici et « system » dans pack.json.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should start with %2:%3/, the pack and kind of this file.</source>
        <translation>« %1 » devrait commencer par %2:%3/, le paquet et le genre de ce fichier.</translation>
    </message>
    <message>
        <source>Change the id, or move the item to the file it belongs to.</source>
        <translation>Changez l’identifiant, ou déplacez l’élément dans le fichier qui convient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is defined twice; the first definition counts.</source>
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
        <source>A pack cannot hold the file &quot;%1&quot;.</source>
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
        <source>&quot;%1&quot; in the archive is larger than %2.</source>
        <translation>« %1 » dans l’archive dépasse %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; grows more than %2 times when unpacked, as if made to fill the memory.</source>
        <translation>« %1 » grossit plus de %2 fois au dépaquetage, comme fait pour remplir la mémoire.</translation>
    </message>
    <message>
        <source>Do not use this archive.</source>
        <translation>N’utilisez pas cette archive.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies over other files of the archive, as if made to fill the memory.</source>
        <translation>« %1 » recouvre d’autres fichiers de l’archive, comme fait pour remplir la mémoire.</translation>
    </message>
    <message>
        <source>The archive holds a file with an unsafe name (&quot;%1&quot;).</source>
        <translation>L’archive contient un fichier au nom dangereux (« %1 »).</translation>
    </message>
    <message>
        <source>Names have small letters, digits, dots, hyphens and underscores, and stay inside the archive.</source>
        <translation>Les noms ont des minuscules, chiffres, points, traits d’union et soulignés, et restent dans l’archive.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is both a file and a folder in the archive.</source>
        <translation>« %1 » est à la fois un fichier et un dossier dans l’archive.</translation>
    </message>
    <message>
        <source>The archive holds &quot;%1&quot; twice.</source>
        <translation>L’archive contient « %1 » deux fois.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the archive is a link or a device, not a file.</source>
        <translation>« %1 » dans l’archive est un lien ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the archive is encrypted.</source>
        <translation>« %1 » dans l’archive est chiffré.</translation>
    </message>
    <message>
        <source>Pack the files again without a password.</source>
        <translation>Refaites l’archive sans mot de passe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is compressed in a way that is not read.</source>
        <translation>« %1 » est compressé d’une façon qui n’est pas lue.</translation>
    </message>
    <message>
        <source>Pack the files again as an ordinary zip.</source>
        <translation>Refaites l’archive en zip ordinaire.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an archive inside the archive.</source>
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
        <source>an edge written [column, row, &quot;north&quot; or &quot;west&quot;]</source>
        <translation>un bord écrit [colonne, rangée, &quot;north&quot; ou &quot;west&quot;]</translation>
    </message>
    <message>
        <source>a terrain grid with &quot;legend&quot; and &quot;rows&quot;</source>
        <translation>une grille de terrain avec &quot;legend&quot; et &quot;rows&quot;</translation>
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
        <source>&quot;%1&quot; is not as the pack&apos;s author packed it.</source>
        <translation>« %1 » n’est pas tel que l’auteur du paquet l’a mis.</translation>
    </message>
    <message>
        <source>Get the pack again from where it came.</source>
        <translation>Allez rechercher le paquet là d’où il vient.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the pack&apos;s list of files.</source>
        <translation>« %1 » n’est pas dans la liste des fichiers du paquet.</translation>
    </message>
    <message>
        <source>The pack %1 is already installed (version %2).</source>
        <translation>Le paquet %1 est déjà installé (version %2).</translation>
    </message>
    <message>
        <source>No pack %1 is installed among your own packs.</source>
        <translation>Aucun paquet %1 n’est installé parmi les vôtres.</translation>
    </message>
    <message>
        <source>The pack&apos;s folder holds files that did not come with it; they were kept.</source>
        <translation>Le dossier du paquet contient des fichiers qui ne sont pas venus avec lui ; ils ont été gardés.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be removed.</source>
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
        <source>The picture has a processing instruction (&quot;%1&quot;), which is not allowed.</source>
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
        <source>The picture wants to run a script (&quot;%1&quot;).</source>
        <translation>L’image veut exécuter un script (« %1 »).</translation>
    </message>
    <message>
        <source>Do not use this picture.</source>
        <translation>N’utilisez pas cette image.</translation>
    </message>
    <message>
        <source>The picture refers to something outside itself (&quot;%1&quot;).</source>
        <translation>L’image renvoie à quelque chose hors d’elle-même (« %1 »).</translation>
    </message>
    <message>
        <source>Draw it with the picture&apos;s own parts.</source>
        <translation>Dessinez-le avec les parties de l’image même.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; is not understood (&quot;%2&quot;).</source>
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
        <source>Two parts of the picture have the id &quot;%1&quot;.</source>
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
        <source>&quot;%1&quot; is neither a space of the battlefield nor a unit on it.</source>
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
        <source>Give the file a name that ends in .png, .svg or .pdf.</source>
        <translation>Donnez au fichier un nom qui finit par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>This document has nothing that can be mended.</source>
        <translation>Ce document n’a rien que l’on puisse corriger.</translation>
    </message>
    <message>
        <source>No player of the id &quot;%1&quot; has an army here.</source>
        <translation>Aucun joueur d&apos;identifiant « %1 » n&apos;a d&apos;armée ici.</translation>
    </message>
    <message>
        <source>bocage-cli info lists the players of a scenario.</source>
        <translation>bocage-cli info donne les joueurs d&apos;un scénario.</translation>
    </message>
    <message>
        <source>There are several armies in this file; choose one of the players %1.</source>
        <translation>Il y a plusieurs armées dans ce fichier ; choisissez un des joueurs %1.</translation>
    </message>
    <message>
        <source>Add --player with the id.</source>
        <translation>Ajoutez --player avec l&apos;identifiant.</translation>
    </message>
    <message>
        <source>There is no faction &quot;%1&quot; in the installed packs; there are %2.</source>
        <translation>Il n&apos;y a pas de faction « %1 » dans les paquets installés ; il y a %2.</translation>
    </message>
    <message>
        <source>There is no hero or recruitment tile &quot;%1&quot; in the installed packs.</source>
        <translation>Il n&apos;y a ni héros ni tuile de recrutement « %1 » dans les paquets installés.</translation>
    </message>
    <message>
        <source>No legal army of these things fits into %1 points.</source>
        <translation>Aucune armée légale de ces éléments ne tient dans %1 points.</translation>
    </message>
    <message>
        <source>Allow more points or more content.</source>
        <translation>Autorisez plus de points ou plus de contenu.</translation>
    </message>
    <message>
        <source>This is no share code of an army.</source>
        <translation>Ce n&apos;est pas un code de partage d&apos;armée.</translation>
    </message>
    <message>
        <source>A share code starts with bocage1: and is one long line.</source>
        <translation>Un code de partage commence par bocage1: et tient en une longue ligne.</translation>
    </message>
    <message>
        <source>This share code was made by a newer version of Bocage.</source>
        <translation>Ce code de partage vient d&apos;une version plus récente de Bocage.</translation>
    </message>
    <message>
        <source>Install the newest version, then try again.</source>
        <translation>Installez la version la plus récente, puis réessayez.</translation>
    </message>
    <message>
        <source>The share code is incomplete or was changed on its way.</source>
        <translation>Le code de partage est incomplet ou a été modifié en chemin.</translation>
    </message>
    <message>
        <source>Copy the whole line once more, from bocage1: to its end.</source>
        <translation>Copiez à nouveau toute la ligne, de bocage1: à la fin.</translation>
    </message>
    <message>
        <source>The text is longer than a share code can be (%1 characters).</source>
        <translation>Le texte est plus long qu&apos;un code de partage ne peut l&apos;être (%1 caractères).</translation>
    </message>
    <message>
        <source>The army is larger than a share code may hold (%1).</source>
        <translation>L&apos;armée est plus grande que ce qu&apos;un code de partage peut contenir (%1).</translation>
    </message>
    <message>
        <source>Send the file instead.</source>
        <translation>Envoyez plutôt le fichier.</translation>
    </message>
    <message>
        <source>The share code has %1 characters, and one QR code holds %2.</source>
        <translation>Le code de partage a %1 caractères, et un code QR en contient %2.</translation>
    </message>
    <message>
        <source>Remove variants or notes, or send the share code as text.</source>
        <translation>Retirez des variantes ou des notes, ou envoyez le code de partage comme texte.</translation>
    </message>
    <message>
        <source>A QR code can be written as PNG or SVG.</source>
        <translation>Un code QR peut être écrit en PNG ou SVG.</translation>
    </message>
    <message>
        <source>Give the file a name that ends in .png or .svg.</source>
        <translation>Donnez au fichier un nom qui finit par .png ou .svg.</translation>
    </message>
    <message>
        <source>There is no marker &quot;%1&quot; in the installed packs.</source>
        <translation>Il n’y a pas de marqueur « %1 » dans les paquets installés.</translation>
    </message>
    <message>
        <source>Write its id, or the end of it: ammo, elder-sign.</source>
        <translation>Écrivez son identifiant, ou sa fin : ammo, elder-sign.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say how much of the bonus the target gets.</source>
        <translation>« %1 » ne dit pas quelle part du bonus va à la cible.</translation>
    </message>
    <message>
        <source>Write the target and its part: D7=2.</source>
        <translation>Écrivez la cible et sa part : D7=2.</translation>
    </message>
    <message>
        <source>No rule that is checked here is called &quot;%1&quot;; there are %2.</source>
        <translation>Aucune règle contrôlée ici ne s’appelle « %1 » ; il y a %2.</translation>
    </message>
    <message>
        <source>bocage-cli rules says what each of them is about.</source>
        <translation>bocage-cli rules dit de quoi parle chacune.</translation>
    </message>
    <message>
        <source>There is no share code in this file.</source>
        <translation>Il n’y a pas de code de partage dans ce fichier.</translation>
    </message>
    <message>
        <source>Write one share code a line; the name of the player may stand before it.</source>
        <translation>Écrivez un code de partage par ligne ; le nom du joueur peut le précéder.</translation>
    </message>
    <message>
        <source>There is no army in &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’armée dans « %1 ».</translation>
    </message>
    <message>
        <source>There is no pack &quot;%1&quot; installed; there are %2.</source>
        <translation>Il n’y a pas de paquet « %1 » installé ; il y a %2.</translation>
    </message>
    <message>
        <source>There is no tile or option &quot;%1&quot; in the installed packs.</source>
        <translation>Il n’y a pas de tuile ou d’option « %1 » dans les paquets installés.</translation>
    </message>
    <message>
        <source>%1 is both asked for and forbidden.</source>
        <translation>%1 est à la fois demandé et interdit.</translation>
    </message>
    <message>
        <source>Give up one of the two wishes.</source>
        <translation>Renoncez à l’un des deux souhaits.</translation>
    </message>
    <message>
        <source>%1 is asked for but is not among the permitted things.</source>
        <translation>%1 est demandé mais n’est pas parmi les choses permises.</translation>
    </message>
    <message>
        <source>Permit it as well, or do not ask for it.</source>
        <translation>Permettez-le aussi, ou ne le demandez pas.</translation>
    </message>
    <message>
        <source>%1 is asked for but fights for %2; the army is to be one of %3.</source>
        <translation>%1 est demandé mais combat pour %2 ; l’armée doit être de %3.</translation>
    </message>
    <message>
        <source>Ask for the faction it belongs to, or do not ask for it.</source>
        <translation>Demandez la faction à laquelle il appartient, ou ne le demandez pas.</translation>
    </message>
    <message>
        <source>%1 is asked for and only joins an army with %2, which may not be used.</source>
        <translation>%1 est demandé et ne rejoint qu’une armée avec %2, qui ne peut être utilisé.</translation>
    </message>
    <message>
        <source>Permit both, or ask for neither.</source>
        <translation>Permettez les deux, ou n’en demandez aucun.</translation>
    </message>
    <message>
        <source>%1 is asked for, but what it costs is unknown.</source>
        <translation>%1 est demandé, mais son coût est inconnu.</translation>
    </message>
    <message>
        <source>Enter its cost in its pack.</source>
        <translation>Entrez son coût dans son paquet.</translation>
    </message>
    <message>
        <source>%1 is asked for, but the collection does not hold it.</source>
        <translation>%1 est demandé, mais la collection ne le contient pas.</translation>
    </message>
    <message>
        <source>Leave the collection out, or do not ask for it.</source>
        <translation>Laissez la collection de côté, ou ne le demandez pas.</translation>
    </message>
    <message>
        <source>%1 is asked for and costs %2 points by itself; only %3 may be spent.</source>
        <translation>%1 est demandé et coûte %2 points à lui seul ; seuls %3 peuvent être dépensés.</translation>
    </message>
    <message>
        <source>Allow more points, or do not ask for it.</source>
        <translation>Permettez plus de points, ou ne le demandez pas.</translation>
    </message>
    <message>
        <source>The army to start from is one of %1; an army of %2 is wanted.</source>
        <translation>L’armée de départ est de %1 ; on veut une armée de %2.</translation>
    </message>
    <message>
        <source>Start from an army of that faction, or leave the faction out.</source>
        <translation>Partez d’une armée de cette faction, ou laissez la faction de côté.</translation>
    </message>
    <message>
        <source>The army to start from costs %1 points; only %2 may be spent.</source>
        <translation>L’armée de départ coûte %1 points ; seuls %2 peuvent être dépensés.</translation>
    </message>
    <message>
        <source>Allow more points, or start from less.</source>
        <translation>Permettez plus de points, ou partez de moins.</translation>
    </message>
    <message>
        <source>%1 is forbidden but is in the army to start from.</source>
        <translation>%1 est interdit mais est dans l’armée de départ.</translation>
    </message>
    <message>
        <source>Permit it, or take it out of that army first.</source>
        <translation>Permettez-le, ou retirez-le d’abord de cette armée.</translation>
    </message>
    <message>
        <source>The army to start from has an error that nothing added can mend: %1</source>
        <translation>L’armée de départ a une erreur que rien d’ajouté ne peut corriger : %1</translation>
    </message>
    <message>
        <source>Mend that army first; validate shows what is wrong with it.</source>
        <translation>Corrigez d’abord cette armée ; validate montre ce qui ne va pas.</translation>
    </message>
    <message>
        <source>The document links to %1, which is neither beside it nor in a folder below.</source>
        <translation>Le document renvoie à %1, qui n’est ni à côté ni dans un dossier en dessous.</translation>
    </message>
    <message>
        <source>Put the file into the document&apos;s folder and link to its name.</source>
        <translation>Mettez le fichier dans le dossier du document et renvoyez à son nom.</translation>
    </message>
    <message>
        <source>The campaign takes %1 for a scenario, but it is something else.</source>
        <translation>La campagne prend %1 pour un scénario, mais c’est autre chose.</translation>
    </message>
    <message>
        <source>Link to a file whose format is bocage.scenario.</source>
        <translation>Renvoyez à un fichier dont le format est bocage.scenario.</translation>
    </message>
    <message>
        <source>This list has %2 elements; Bocage works with at most %1.</source>
        <translation>Cette liste a %2 éléments ; Bocage en traite au plus %1.</translation>
    </message>
    <message>
        <source>Take some out, or make several documents of it.</source>
        <translation>Retirez-en, ou faites-en plusieurs documents.</translation>
    </message>
    <message>
        <source>The document holds %2 things in all; Bocage works with at most %1.</source>
        <translation>Le document contient %2 choses en tout ; Bocage en traite au plus %1.</translation>
    </message>
    <message>
        <source>Make several documents of it.</source>
        <translation>Faites-en plusieurs documents.</translation>
    </message>
    <message>
        <source>Zones and objectives name %2 spaces in all; Bocage works with at most %1.</source>
        <translation>Zones et objectifs nomment %2 cases en tout ; Bocage en traite au plus %1.</translation>
    </message>
    <message>
        <source>Make the zones smaller.</source>
        <translation>Réduisez les zones.</translation>
    </message>
    <message>
        <source>This text has %2 bytes; here is room for %1.</source>
        <translation>Ce texte a %2 octets ; il y a place pour %1.</translation>
    </message>
    <message>
        <source>Make it shorter.</source>
        <translation>Raccourcissez-le.</translation>
    </message>
    <message>
        <source>This text piles %2 marks on one letter; at most %1 can be drawn.</source>
        <translation>Ce texte empile %2 signes sur une lettre ; au plus %1 peuvent être dessinés.</translation>
    </message>
    <message>
        <source>Write the text without them.</source>
        <translation>Écrivez le texte sans eux.</translation>
    </message>
    <message>
        <source>All texts together have %2 bytes; there is room for %1.</source>
        <translation>Tous les textes ensemble ont %2 octets ; il y a place pour %1.</translation>
    </message>
    <message>
        <source>Make them shorter.</source>
        <translation>Raccourcissez-les.</translation>
    </message>
    <message>
        <source>This text is there in %2 languages; Bocage works with at most %1.</source>
        <translation>Ce texte existe en %2 langues ; Bocage en traite au plus %1.</translation>
    </message>
    <message>
        <source>Fields that this version does not know weigh %2 bytes; at most %1 are kept.</source>
        <translation>Les champs que cette version ne connaît pas pèsent %2 octets ; au plus %1 sont gardés.</translation>
    </message>
    <message>
        <source>Open the file with the program that wrote it.</source>
        <translation>Ouvrez le fichier avec le programme qui l’a écrit.</translation>
    </message>
    <message>
        <source>There is not enough memory to open this file.</source>
        <translation>Il n’y a pas assez de mémoire pour ouvrir ce fichier.</translation>
    </message>
    <message>
        <source>Close other documents or programs and try again.</source>
        <translation>Fermez d’autres documents ou programmes et réessayez.</translation>
    </message>
    <message>
        <source>There is not enough memory to draw this.</source>
        <translation>Il n’y a pas assez de mémoire pour dessiner ceci.</translation>
    </message>
    <message>
        <source>Choose a lower resolution, or close other programs and try again.</source>
        <translation>Choisissez une résolution plus basse, ou fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>An atlas can be written as JSON or PNG.</source>
        <translation>Un atlas peut s’écrire en JSON ou en PNG.</translation>
    </message>
    <message>
        <source>Give the file a name that ends in .json or .png, or say --format.</source>
        <translation>Donnez au fichier un nom qui finit par .json ou .png, ou dites --format.</translation>
    </message>
    <message>
        <source>A picture can be written as PNG, SVG or PDF.</source>
        <translation>Une image peut s’écrire en PNG, SVG ou PDF.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is a device, pipe or socket of that name, which a file cannot replace.</source>
        <translation>Il y a un périphérique, un tube ou une socket de ce nom, qu’un fichier ne peut remplacer.</translation>
    </message>
    <message>
        <source>Choose another name; on the command line - stands for the standard output.</source>
        <translation>Choisissez un autre nom ; en ligne de commande, - désigne la sortie standard.</translation>
    </message>
    <message>
        <source>There is a file of that name already, and it was left as it is.</source>
        <translation>Il y a déjà un fichier de ce nom, et il est resté tel quel.</translation>
    </message>
    <message>
        <source>Choose another name, or say --force to replace it.</source>
        <translation>Choisissez un autre nom, ou dites --force pour le remplacer.</translation>
    </message>
    <message>
        <source>The name of this file is not UTF-8 text, so nothing can be written there.</source>
        <translation>Le nom de ce fichier n’est pas du texte UTF-8 : rien ne peut y être écrit.</translation>
    </message>
    <message>
        <source>The new version is in place, but the disk did not confirm the change of its folder: %1. After a power cut the old one may be there again.</source>
        <translation>La nouvelle version est en place, mais le disque n’a pas confirmé le changement de son dossier : %1. Après une coupure de courant, l’ancienne peut y être de nouveau.</translation>
    </message>
    <message>
        <source>Save once more, and have the disk checked.</source>
        <translation>Enregistrez encore une fois, et faites vérifier le disque.</translation>
    </message>
    <message>
        <source>The standard output could not be written completely.</source>
        <translation>La sortie standard n’a pas pu être écrite entièrement.</translation>
    </message>
    <message>
        <source>Make room, or choose another disk.</source>
        <translation>Faites de la place, ou choisissez un autre disque.</translation>
    </message>
    <message>
        <source>Choose another disk.</source>
        <translation>Choisissez un autre disque.</translation>
    </message>
    <message>
        <source>The disk did not confirm that it holds the new version: %1. The file was left as it is.</source>
        <translation>Le disque n’a pas confirmé qu’il tient la nouvelle version : %1. Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>Save on another disk and have this one checked.</source>
        <translation>Enregistrez sur un autre disque et faites vérifier celui-ci.</translation>
    </message>
    <message>
        <source>This file belongs to the program and is the same for everybody; nothing was written.</source>
        <translation>Ce fichier appartient au programme et est le même pour tous ; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Choose a folder of your own.</source>
        <translation>Choisissez un dossier à vous.</translation>
    </message>
    <message>
        <source>%1 has this file open on %2; nothing was written.</source>
        <translation>%1 a ce fichier ouvert sur %2 ; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Another tab of this window shows that file; nothing was written.</source>
        <translation>Un autre onglet de cette fenêtre montre ce fichier ; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Close that tab first, or choose another name.</source>
        <translation>Fermez d’abord cet onglet, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>With --replace the command line puts the new one in its place; or remove the old one first.</source>
        <translation>Avec --replace, la ligne de commande met le nouveau à sa place ; ou retirez d’abord l’ancien.</translation>
    </message>
    <message>
        <source>%1 is the id of a pack that comes with Bocage (version %2); this one (version %3) would take its place.</source>
        <translation>%1 est l’identifiant d’un paquet qui vient avec Bocage (version %2) ; celui-ci (version %3) prendrait sa place.</translation>
    </message>
    <message>
        <source>If you trust where it comes from, --replace on the command line puts it there; else give your pack an id of its own.</source>
        <translation>Si vous avez confiance en son origine, --replace en ligne de commande le met là ; sinon, donnez à votre paquet un identifiant à lui.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the version of a pack.</source>
        <translation>« %1 » ne peut pas être la version d’un paquet.</translation>
    </message>
    <message>
        <source>Versions are numbers with dots, 1.0.0, with letters, hyphens and plus signs if need be; at most 40 characters.</source>
        <translation>Les versions sont des nombres avec des points, 1.0.0, au besoin avec lettres, tirets et signes plus ; au plus 40 caractères.</translation>
    </message>
    <message>
        <source>This picture could not be read: it takes more time or memory than a picture needs, or does harm to what reads it.</source>
        <translation>Cette image n’a pas pu être lue : elle demande plus de temps ou de mémoire qu’une image n’en a besoin, ou nuit à ce qui la lit.</translation>
    </message>
    <message>
        <source>Draw it anew or leave it out.</source>
        <translation>Redessinez-la ou laissez-la de côté.</translation>
    </message>
    <message>
        <source>This document has no battlefield.</source>
        <translation>Ce document n’a pas de champ de bataille.</translation>
    </message>
    <message>
        <source>Give a scenario of a game that is played on one.</source>
        <translation>Donnez un scénario d’un jeu qui se joue sur un champ de bataille.</translation>
    </message>
    <message>
        <source>No open pack has the card %1.</source>
        <translation>Aucun paquet ouvert ne contient la carte %1.</translation>
    </message>
    <message>
        <source>Install the pack it is from, or take it off the list.</source>
        <translation>Installez le paquet dont elle vient, ou retirez-la de la liste.</translation>
    </message>
    <message>
        <source>The %1 deck has more than %2 cards: too many to play with.</source>
        <translation>Le paquet %1 a plus de %2 cartes : trop pour jouer.</translation>
    </message>
    <message>
        <source>Lower the copies.</source>
        <translation>Réduisez le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>%1 has no fortress.</source>
        <translation>%1 n’a pas de forteresse.</translation>
    </message>
    <message>
        <source>Give every player one.</source>
        <translation>Donnez-en une à chaque joueur.</translation>
    </message>
    <message>
        <source>The fortress of %1 needs exactly one castle.</source>
        <translation>La forteresse de %1 doit avoir exactement un château.</translation>
    </message>
    <message>
        <source>Add or remove castles.</source>
        <translation>Ajoutez ou retirez des châteaux.</translation>
    </message>
    <message>
        <source>The fortress of %1 has more than %2 cards: too many to play with.</source>
        <translation>La forteresse de %1 a plus de %2 cartes : trop pour jouer.</translation>
    </message>
    <message>
        <source>Remove walls.</source>
        <translation>Retirez des murailles.</translation>
    </message>
    <message>
        <source>The game needs two to four players; here are %1.</source>
        <translation>Le jeu demande deux à quatre joueurs ; ici ils sont %1.</translation>
    </message>
    <message>
        <source>Add or remove seats.</source>
        <translation>Ajoutez ou retirez des places.</translation>
    </message>
    <message>
        <source>There is no deck to draw from.</source>
        <translation>Il n’y a pas de paquet où piocher.</translation>
    </message>
    <message>
        <source>Give the deck list of a pack, or write one.</source>
        <translation>Indiquez la liste de cartes d’un paquet, ou écrivez-en une.</translation>
    </message>
    <message>
        <source>A card of kind %1 cannot be a %2.</source>
        <translation>Une carte de la sorte %1 ne peut pas être de type %2.</translation>
    </message>
    <message>
        <source>Move it to the file of its own deck.</source>
        <translation>Déplacez-la dans le fichier de son propre paquet.</translation>
    </message>
    <message>
        <source>This is no result of a simulation.</source>
        <translation>Ce n’est pas le résultat d’une simulation.</translation>
    </message>
    <message>
        <source>Give files that simulate wrote with --json.</source>
        <translation>Indiquez des fichiers que simulate a écrits avec --json.</translation>
    </message>
    <message>
        <source>This is not a part of the same simulation as %1.</source>
        <translation>Ce n’est pas une partie de la même simulation que %1.</translation>
    </message>
    <message>
        <source>Run all parts with the same file, name, runs, seed and number of parts.</source>
        <translation>Lancez toutes les parties avec les mêmes fichier, nom, nombre de passes, graine et nombre de parties.</translation>
    </message>
    <message>
        <source>Part %1 is there twice.</source>
        <translation>La partie %1 est là deux fois.</translation>
    </message>
    <message>
        <source>Give each part once.</source>
        <translation>Indiquez chaque partie une seule fois.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>La partie %1 sur %2 manque.</translation>
    </message>
    <message>
        <source>Run it, or give its file.</source>
        <translation>Lancez-la, ou indiquez son fichier.</translation>
    </message>
    <message>
        <source>Nobody knows how to play %1.</source>
        <translation>Personne ne sait jouer « %1 ».</translation>
    </message>
    <message>
        <source>See the manual for the ways to play: greedy, guarded, builder, hoarder.</source>
        <translation>Voyez dans le manuel les façons de jouer : greedy, guarded, builder, hoarder.</translation>
    </message>
    <message>
        <source>This takes a scenario.</source>
        <translation>Il faut ici un scénario.</translation>
    </message>
    <message>
        <source>Give a scenario with its players.</source>
        <translation>Indiquez un scénario avec ses joueurs.</translation>
    </message>
    <message>
        <source>%2 has no simulation called %1.</source>
        <translation>%2 n’a pas de simulation nommée %1.</translation>
    </message>
    <message>
        <source>Choose one of these: %3.</source>
        <translation>Choisissez-en une parmi celles-ci : %3.</translation>
    </message>
    <message>
        <source>%1 has no simulations.</source>
        <translation>%1 n’a pas de simulations.</translation>
    </message>
    <message>
        <source>Give a document of a game that has some: %2.</source>
        <translation>Indiquez un document d’un jeu qui en a : %2.</translation>
    </message>
    <message>
        <source>%1 is not a part of a whole.</source>
        <translation>%1 n’est pas une partie d’un tout.</translation>
    </message>
    <message>
        <source>Write K/N, the K-th of N parts: 2/8.</source>
        <translation>Écrivez K/N, la K-ième de N parties : 2/8.</translation>
    </message>
    <message>
        <source>Several games answer &quot;%1&quot; and nothing given here says which is meant: %2.</source>
        <translation>Plusieurs jeux répondent à « %1 » et rien ici ne dit lequel est visé : %2.</translation>
    </message>
    <message>
        <source>Add --system with the id of the game.</source>
        <translation>Ajoutez --system avec l’identifiant du jeu.</translation>
    </message>
    <message>
        <source>%2 has no answer to &quot;%1&quot;.</source>
        <translation>%2 n’a pas de réponse à « %1 ».</translation>
    </message>
    <message>
        <source>Give a document of a game that has one: %3.</source>
        <translation>Donnez un document d’un jeu qui en a une : %3.</translation>
    </message>
    <message>
        <source>%1 is no option of &quot;%2&quot; for %3.</source>
        <translation>%1 n’est pas une option de « %2 » pour %3.</translation>
    </message>
    <message>
        <source>Leave it out; --help lists the options and the games.</source>
        <translation>Omettez-la ; --help énumère les options et les jeux.</translation>
    </message>
    <message>
        <source>There is no army in this file.</source>
        <translation>Il n’y a pas d’armée dans ce fichier.</translation>
    </message>
    <message>
        <source>This is not a campaign.</source>
        <translation>Ce n’est pas une campagne.</translation>
    </message>
    <message>
        <source>The story of this campaign is told: no chapter follows the last result.</source>
        <translation>L’histoire de cette campagne est finie : aucun chapitre ne suit le dernier résultat.</translation>
    </message>
    <message>
        <source>There is no chapter &quot;%1&quot;; the chapters are: %2.</source>
        <translation>Il n’y a pas de chapitre « %1 » ; les chapitres sont : %2.</translation>
    </message>
    <message>
        <source>The chapter cannot end with &quot;%1&quot;; it can with: %2.</source>
        <translation>Le chapitre ne peut pas finir par « %1 » ; il peut finir par : %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a side of this chapter with its points, such as allies=5.</source>
        <translation>« %1 » n’est pas un camp de ce chapitre avec ses points, comme allies=5.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a player with what was lost, such as allies=platoon.</source>
        <translation>« %1 » n’est pas un joueur avec ce qu’il a perdu, comme allies=platoon.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a player with what was found, such as allies=son-core:option/elder-sign.</source>
        <translation>« %1 » n’est pas un joueur avec ce qu’il a trouvé, comme allies=son-core:option/elder-sign.</translation>
    </message>
    <message>
        <source>The battle of the chapter &quot;%1&quot; cannot be read.</source>
        <translation>La bataille du chapitre « %1 » ne peut pas être lue.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to export to.</source>
        <translation>Il n’y a pas de format d’exportation « %1 ».</translation>
    </message>
    <message>
        <source>%1 has no place for a document of this kind.</source>
        <translation>%1 n’a pas de place pour un document de cette sorte.</translation>
    </message>
    <message>
        <source>Choose another format.</source>
        <translation>Choisissez un autre format.</translation>
    </message>
    <message>
        <source>It was not said where to write.</source>
        <translation>Il n’a pas été dit où écrire.</translation>
    </message>
    <message>
        <source>Name the file with -o, or say --dry-run.</source>
        <translation>Nommez le fichier avec -o, ou indiquez --dry-run.</translation>
    </message>
    <message>
        <source>This export has %1 files, which do not fit through the standard output.</source>
        <translation>Cette exportation compte %1 fichiers, qui ne peuvent pas passer par la sortie standard.</translation>
    </message>
    <message>
        <source>Name a file with -o; the others go beside it.</source>
        <translation>Nommez un fichier avec -o ; les autres vont à côté.</translation>
    </message>
    <message>
        <source>Pictures should go into this folder, but it is a link or a file.</source>
        <translation>Les images devraient aller dans ce dossier, mais c’est un lien ou un fichier.</translation>
    </message>
    <message>
        <source>Choose another name, or move what is there.</source>
        <translation>Choisissez un autre nom, ou déplacez ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>The scenario has no boards, so there is no map to export.</source>
        <translation>Le scénario n’a pas de plateaux, il n’y a donc pas de carte à exporter.</translation>
    </message>
    <message>
        <source>Place a board first, or choose a format without a map.</source>
        <translation>Placez d’abord un plateau, ou choisissez un format sans carte.</translation>
    </message>
    <message>
        <source>A part of the program that this export needs is not there: %1.</source>
        <translation>Une partie du programme nécessaire à cette exportation n’est pas là : %1.</translation>
    </message>
    <message>
        <source>Install Bocage again.</source>
        <translation>Réinstallez Bocage.</translation>
    </message>
    <message>
        <source>This is no file that Bocage can import.</source>
        <translation>Ce n’est pas un fichier que Bocage peut importer.</translation>
    </message>
    <message>
        <source>It reads bundles (.bocage), Tiled maps (.tmx, .tmj) and BattleScribe rosters (.ros, .rosz).</source>
        <translation>Il lit les lots (.bocage), les cartes Tiled (.tmx, .tmj) et les listes BattleScribe (.ros, .rosz).</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>Le fichier est endommagé : %1.</translation>
    </message>
    <message>
        <source>The file does not come from Bocage: it names no pieces that a pack has.</source>
        <translation>Le fichier ne vient pas de Bocage : il ne nomme aucune pièce qu’un paquet contienne.</translation>
    </message>
    <message>
        <source>Only what was exported from Bocage, changed or not, can be imported.</source>
        <translation>Seul ce qui a été exporté de Bocage, modifié ou non, peut être importé.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lay between spaces and was put on %2.</source>
        <translation>« %1 » se trouvait entre des cases et a été mis sur %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that a scenario can hold and was left out.</source>
        <translation>« %1 » n’est rien qu’un scénario puisse contenir et a été laissé de côté.</translation>
    </message>
    <message>
        <source>Copy an exported object instead of drawing a new one.</source>
        <translation>Copiez un objet exporté au lieu d’en dessiner un nouveau.</translation>
    </message>
    <message>
        <source>%1 spaces of the terrain layer were painted anew; terrain comes from boards and overlays, so that was left out.</source>
        <translation>%1 cases de la couche de terrain ont été repeintes ; le terrain vient des plateaux et des éléments de terrain, cela a donc été laissé de côté.</translation>
    </message>
    <message>
        <source>Place boards and overlays in Bocage.</source>
        <translation>Placez plateaux et éléments de terrain dans Bocage.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in no installed pack and was kept as a ghost.</source>
        <translation>« %1 » n’est dans aucun paquet installé et a été gardé comme fantôme.</translation>
    </message>
    <message>
        <source>This archive is no Bocage bundle.</source>
        <translation>Cette archive n’est pas un lot Bocage.</translation>
    </message>
    <message>
        <source>Bundles end in .bocage and hold a bundle.json.</source>
        <translation>Les lots se terminent par .bocage et contiennent un bundle.json.</translation>
    </message>
    <message>
        <source>The bundle was made by a newer version of Bocage (format %1).</source>
        <translation>Le lot a été fait par une version plus récente de Bocage (format %1).</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>Installez la version plus récente.</translation>
    </message>
    <message>
        <source>The bundle says it is about &quot;%1&quot;, which is not in it.</source>
        <translation>Le lot dit porter sur « %1 », qui ne s’y trouve pas.</translation>
    </message>
    <message>
        <source>A pack in the bundle has no pack.json.</source>
        <translation>Un paquet du lot n’a pas de pack.json.</translation>
    </message>
    <message>
        <source>The bundle holds &quot;%1&quot;, which has no place in one.</source>
        <translation>Le lot contient « %1 », qui n’y a pas sa place.</translation>
    </message>
    <message>
        <source>The installed pack %1 (version %2) has %3 pieces less than the bundle; it was left as it is, and they are shown as ghosts.</source>
        <translation>Le paquet installé %1 (version %2) a %3 pièces de moins que le lot ; il a été laissé tel quel, et elles sont montrées comme fantômes.</translation>
    </message>
    <message>
        <source>Install a newer version of the pack.</source>
        <translation>Installez une version plus récente du paquet.</translation>
    </message>
    <message>
        <source>There is no aid &quot;%1&quot; for this document.</source>
        <translation>Il n’y a pas d’aide « %1 » pour ce document.</translation>
    </message>
    <message>
        <source>Choose one of: %2.</source>
        <translation>Choisissez parmi : %2.</translation>
    </message>
    <message>
        <source>Nothing here is written in the language &quot;%1&quot;.</source>
        <translation>Rien ici n’est écrit dans la langue « %1 ».</translation>
    </message>
    <message>
        <source>Nobody called &quot;%1&quot; takes part in this scenario.</source>
        <translation>Personne du nom de « %1 » ne prend part à ce scénario.</translation>
    </message>
    <message>
        <source>The printer &quot;%1&quot; has not been calibrated.</source>
        <translation>L’imprimante « %1 » n’a pas été étalonnée.</translation>
    </message>
    <message>
        <source>Print the calibration page and enter what it measures, or leave the printer out.</source>
        <translation>Imprimez la page d’étalonnage et entrez ce qu’elle mesure, ou n’indiquez pas d’imprimante.</translation>
    </message>
    <message>
        <source>The printer &quot;%1&quot; is not there.</source>
        <translation>L’imprimante « %1 » n’est pas là.</translation>
    </message>
    <message>
        <source>Switch it on, choose another one, or write a PDF file.</source>
        <translation>Allumez-la, choisissez-en une autre, ou écrivez un fichier PDF.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a piece with a number.</source>
        <translation>« %1 » n’est pas une pièce avec un nombre.</translation>
    </message>
    <message>
        <source>Write it as pack:kind/name=number, for example son-core:unit/ranger-rifles=4.</source>
        <translation>Écrivez-le sous la forme paquet:sorte/nom=nombre, par exemple son-core:unit/ranger-rifles=4.</translation>
    </message>
    <message>
        <source>There are no sheets of &quot;%1&quot;.</source>
        <translation>Il n’y a pas de feuilles de « %1 ».</translation>
    </message>
    <message>
        <source>So many copies of %1 cannot be meant: %2 is the most.</source>
        <translation>Autant d’exemplaires de %1 doivent être une erreur : %2 est le maximum.</translation>
    </message>
    <message>
        <source>Ask for fewer.</source>
        <translation>Demandez-en moins.</translation>
    </message>
    <message>
        <source>%1 does not fit on the paper.</source>
        <translation>%1 ne tient pas sur le papier.</translation>
    </message>
    <message>
        <source>Choose larger paper, smaller spaces, or one piece a page.</source>
        <translation>Choisissez un papier plus grand, des cases plus petites, ou une pièce par page.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>Choose another aid, or other pieces.</source>
        <translation>Choisissez une autre aide, ou d’autres pièces.</translation>
    </message>
    <message>
        <source>There are no pages to print.</source>
        <translation>Il n’y a pas de pages à imprimer.</translation>
    </message>
    <message>
        <source>Printing was stopped before it was done.</source>
        <translation>L’impression a été arrêtée avant la fin.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Aids are written as PDF.</source>
        <translation>Les aides sont écrites en PDF.</translation>
    </message>
    <message>
        <source>Give the file a name that ends in .pdf.</source>
        <translation>Donnez au fichier un nom qui se termine par .pdf.</translation>
    </message>
    <message>
        <source>No aids are printed from this.</source>
        <translation>Aucune aide ne s’imprime à partir de cela.</translation>
    </message>
    <message>
        <source>Give a scenario, an army, a campaign or the id of a pack.</source>
        <translation>Indiquez un scénario, une armée, une campagne ou l’identifiant d’un paquet.</translation>
    </message>
    <message>
        <source>The pages could not be made into a PDF file: %1.</source>
        <translation>Les pages n’ont pas pu être transformées en fichier PDF : %1.</translation>
    </message>
    <message>
        <source>The measures of this printer cannot be right: lengths within 5 % and backs within 10 mm are expected.</source>
        <translation>Les mesures de cette imprimante ne peuvent pas être justes : on attend des longueurs à 5 % près et des versos à 10 mm près.</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>Mesurez à nouveau.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenter</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copier l’adresse du &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>RosterEdits</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Start from %1</source>
        <translation>Partir de %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message>
        <source>Put %1 on %2</source>
        <translation>Mettre %1 sur %2</translation>
    </message>
    <message>
        <source>Take %1 from %2</source>
        <translation>Retirer %1 de %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Write %1 into %2</source>
        <translation>Inscrire %1 dans %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Rename the army</source>
        <translation>Renommer l’armée</translation>
    </message>
    <message>
        <source>Change the points limit</source>
        <translation>Changer la limite de points</translation>
    </message>
    <message>
        <source>Change the faction to %1</source>
        <translation>Changer la faction en %1</translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Nommer %1</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Changer les notes</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Changer le paquet</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>Accepter %1</translation>
    </message>
    <message>
        <source>Check %1 again</source>
        <translation>Vérifier %1 à nouveau</translation>
    </message>
    <message>
        <source>Change the player</source>
        <translation>Changer le joueur</translation>
    </message>
    <message>
        <source>Change the club</source>
        <translation>Changer le club</translation>
    </message>
    <message>
        <source>Change the date</source>
        <translation>Changer la date</translation>
    </message>
    <message>
        <source>Name a counter</source>
        <translation>Nommer un pion</translation>
    </message>
</context>
<context>
    <name>Rosters</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Beside the cards</source>
        <translation>À côté des cartes</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Coûte %n point.</numerusform>
            <numerusform>Coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Provisional: the costs are samples.</source>
        <translation>Provisoire : les coûts sont des exemples.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 sur %n point</numerusform>
            <numerusform>%1 sur %n points</numerusform>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>no change in points</source>
        <translation>mêmes points</translation>
    </message>
</context>
<context>
    <name>RuleLessons</name>
    <message>
        <source>The rules of a battle or army come with its game system.</source>
        <translation>Les règles d’une bataille ou d’une armée viennent de son système de jeu.</translation>
    </message>
    <message>
        <source>Boards, units and options come from packs. What no open pack has is kept, but cannot be drawn, counted or judged.</source>
        <translation>Plateaux, unités et options viennent des paquets. Ce qu’aucun paquet ouvert ne contient est gardé, mais ne peut être ni dessiné, ni compté, ni jugé.</translation>
    </message>
    <message>
        <source>A document remembers the packs it was made with; another version may hold other values.</source>
        <translation>Un document retient les paquets avec lesquels il a été fait ; une autre version peut avoir d’autres valeurs.</translation>
    </message>
    <message>
        <source>Every piece of cardboard lies in one place with one side up, so the table needs as many as are used at once.</source>
        <translation>Chaque pièce de carton est à un seul endroit, une seule face visible : il en faut autant que l’on en utilise à la fois.</translation>
    </message>
    <message>
        <source>A board or overlay can only show a side that is printed.</source>
        <translation>Un plateau ou un élément ne peut montrer qu’une face imprimée.</translation>
    </message>
    <message>
        <source>What belongs to a side needs that side among those of the battle.</source>
        <translation>Ce qui appartient à un camp suppose que ce camp participe à la bataille.</translation>
    </message>
    <message>
        <source>The ways through a campaign must lead from chapter to chapter that exist, by results that can happen.</source>
        <translation>Les chemins d’une campagne mènent de chapitre en chapitre existants, par des résultats possibles.</translation>
    </message>
    <message>
        <source>Ruling %1: %2</source>
        <translation>Décision %1 : %2</translation>
    </message>
    <message>
        <source>A card that this battle gives no chance to play is a dead draw; the deck is better without it.</source>
        <translation>Une carte que cette bataille ne laisse jamais jouer est une pioche perdue ; le paquet vaut mieux sans elle.</translation>
    </message>
    <message>
        <source>What a condition, deck or counter points to must be in the scenario; else nobody knows what is meant.</source>
        <translation>Ce que désigne une condition, un paquet ou un pion doit être dans le scénario ; sinon personne ne sait de quoi il s&apos;agit.</translation>
    </message>
    <message>
        <source>A bag is drawn from blindly, so it holds only what it is for, and no more can leave it than is in it.</source>
        <translation>On tire d’un sac à l’aveugle : il ne contient que ce à quoi il sert, et il n’en sort pas plus qu’il n’y en a.</translation>
    </message>
    <message>
        <source>Rulings, conditions and switches are words that the game knows. One that it does not know would change nothing, and nobody would notice.</source>
        <translation>Arbitrages, conditions et interrupteurs sont des mots que le jeu connaît. Un mot inconnu ne changerait rien, et personne ne le remarquerait.</translation>
    </message>
</context>
<context>
    <name>RuleReader</name>
    <message>
        <source>The validator judges it.</source>
        <translation>Le validateur la juge.</translation>
    </message>
    <message>
        <source>Bocage works it out and shows the number.</source>
        <translation>Bocage la calcule et montre le nombre.</translation>
    </message>
    <message>
        <source>Sight, reach or odds obey it.</source>
        <translation>Vue, portée de mouvement ou probabilités lui obéissent.</translation>
    </message>
    <message>
        <source>It is here to be read; players see to it.</source>
        <translation>Elle est là pour être lue ; les joueurs y veillent.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>source of a rule, then what Bocage does with it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Ruling %1: %2</source>
        <translation>Arbitrage %1 : %2</translation>
    </message>
</context>
<context>
    <name>RulesSection</name>
    <message>
        <source>Special rules</source>
        <translation>Règles spéciales</translation>
    </message>
    <message>
        <source>What is different in this battle.</source>
        <translation>Ce qui change dans cette bataille.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Points de règle</translation>
    </message>
    <message>
        <source>Rule of this battle</source>
        <translation>Règle de cette bataille</translation>
    </message>
    <message>
        <source>Rules it touches</source>
        <translation>Règles qu&apos;elle touche</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>Supprimer cette règle</translation>
    </message>
    <message>
        <source>Words of the rule</source>
        <translation>Texte de la règle</translation>
    </message>
    <message>
        <source>Say it as you would to the other player at the table.</source>
        <translation>Dites-la comme vous la diriez à l&apos;autre joueur, à la table.</translation>
    </message>
    <message>
        <source>Add a rule: one of the usual switches, or your own words.</source>
        <translation>Ajoutez une règle : un des choix habituels, ou vos propres mots.</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Vos propres mots</translation>
    </message>
    <message>
        <source>A rule that you write yourself</source>
        <translation>Une règle que vous écrivez vous-même</translation>
    </message>
    <message>
        <source>Where the books leave a choice</source>
        <translation>Là où les livrets laissent le choix</translation>
    </message>
    <message>
        <source>The first answer is what Bocage assumes. Sight, movement and odds follow what is chosen here.</source>
        <translation>La première réponse est celle de Bocage. Vue, mouvement et chances suivent ce qui est choisi ici.</translation>
    </message>
</context>
<context>
    <name>RulingWords</name>
    <message>
        <source>Does Faith excuse from tests, or pass them?</source>
        <translation>La Foi dispense-t-elle des tests ou les réussit-elle ?</translation>
    </message>
    <message>
        <source>Do life points help against a kill shot, at two each?</source>
        <translation>Les points de vie aident-ils contre un tir mortel, deux par tir ?</translation>
    </message>
    <message>
        <source>Are nerves tested in the Supply Phase only, or on activation too?</source>
        <translation>Teste-t-on les nerfs seulement en phase de ravitaillement, ou aussi à l&apos;activation ?</translation>
    </message>
    <message>
        <source>Must a Manifestation be seen clearly to frighten?</source>
        <translation>Une Manifestation doit-elle être vue clairement pour effrayer ?</translation>
    </message>
    <message>
        <source>Is a search made at a token, on the symbol, or either?</source>
        <translation>Fouille-t-on près d&apos;un jeton, sur le symbole, ou l&apos;un ou l&apos;autre ?</translation>
    </message>
    <message>
        <source>Does the penalty in the dark begin on the named distance or after it?</source>
        <translation>Dans le noir, le malus commence-t-il à la distance dite ou après ?</translation>
    </message>
    <message>
        <source>Is long range taken off the result or off the bonus, which suppressive fire doubles?</source>
        <translation>La longue portée s&apos;ôte-t-elle du résultat ou du bonus, que le tir de suppression double ?</translation>
    </message>
    <message>
        <source>Is suppressive fire an ability, or open to all infantry?</source>
        <translation>Le tir de suppression est-il une capacité ou ouvert à toute l&apos;infanterie ?</translation>
    </message>
    <message>
        <source>How wide is a firing arc?</source>
        <translation>Quelle est la largeur d&apos;un arc de tir ?</translation>
    </message>
    <message>
        <source>When a line passes exactly through a corner, do one or both sides have to be closed?</source>
        <translation>Quand une ligne passe exactement par un coin, faut-il un ou deux côtés fermés ?</translation>
    </message>
    <message>
        <source>Does the shooter&apos;s own space count?</source>
        <translation>La case du tireur compte-t-elle ?</translation>
    </message>
    <message>
        <source>Do large creatures see over infantry as vehicles do?</source>
        <translation>Les grandes créatures voient-elles par-dessus l&apos;infanterie comme les véhicules ?</translation>
    </message>
    <message>
        <source>Do blocking spaces at the ends of a line block it?</source>
        <translation>Les cases bloquantes aux bouts d&apos;une ligne la bloquent-elles ?</translation>
    </message>
    <message>
        <source>Are large creatures bound by zones of control?</source>
        <translation>Les grandes créatures sont-elles tenues par les zones de contrôle ?</translation>
    </message>
    <message>
        <source>Which symbols cut a zone of control?</source>
        <translation>Quels symboles coupent une zone de contrôle ?</translation>
    </message>
    <message>
        <source>May large creatures walk over infantry?</source>
        <translation>Les grandes créatures peuvent-elles marcher sur l&apos;infanterie ?</translation>
    </message>
    <message>
        <source>Does swamp give a marker for each space or for each entry?</source>
        <translation>Le marais donne-t-il un marqueur par case ou par entrée ?</translation>
    </message>
    <message>
        <source>May vehicles enter houses?</source>
        <translation>Les véhicules peuvent-ils entrer dans les maisons ?</translation>
    </message>
    <message>
        <source>Is the card number a hand limit to refill to, or a number to draw?</source>
        <translation>Le nombre de cartes est-il une main à compléter ou un nombre à piocher ?</translation>
    </message>
    <message>
        <source>Does the initiative rotate?</source>
        <translation>L&apos;initiative tourne-t-elle ?</translation>
    </message>
    <message>
        <source>Does a spell book bring one spell free of charge?</source>
        <translation>Un grimoire apporte-t-il un sort gratuit ?</translation>
    </message>
    <message>
        <source>Are the three darts fixed, one of each kind?</source>
        <translation>Les trois fléchettes sont-elles fixes, une de chaque sorte ?</translation>
    </message>
    <message>
        <source>Do the thrower&apos;s own corners count as one or as none?</source>
        <translation>Les coins du lanceur comptent-ils pour un ou pour rien ?</translation>
    </message>
    <message>
        <source>Does an officer&apos;s tile share all its options, or gear and traits only?</source>
        <translation>La tuile d&apos;un officier partage-t-elle toutes ses options, ou seulement équipement et traits ?</translation>
    </message>
    <message>
        <source>Is a door shut by control of its doorstep, or only by somebody on it?</source>
        <translation>Une porte est-elle fermée par le contrôle de son seuil, ou seulement par quelqu&apos;un dessus ?</translation>
    </message>
    <message>
        <source>Do heroes share traits as they share gear?</source>
        <translation>Les héros partagent-ils les traits comme l&apos;équipement ?</translation>
    </message>
    <message>
        <source>Does the attacker count among the creatures that add +2?</source>
        <translation>L&apos;attaquant compte-t-il parmi les créatures qui donnent +2 ?</translation>
    </message>
    <message>
        <source>May a unit that cannot move still turn over?</source>
        <translation>Une unité qui ne peut bouger peut-elle quand même se retourner ?</translation>
    </message>
    <message>
        <source>Do area effects around a shaken unit reach its eight neighbours or nothing?</source>
        <translation>Les effets de zone autour d&apos;une unité ébranlée touchent-ils ses huit voisines ou rien ?</translation>
    </message>
    <message>
        <source>Does poison test unshaken units too?</source>
        <translation>Le poison teste-t-il aussi les unités non ébranlées ?</translation>
    </message>
    <message>
        <source>Do cave battles use the night rules?</source>
        <translation>Les batailles en grotte suivent-elles les règles de nuit ?</translation>
    </message>
    <message>
        <source>+2</source>
        <translation>+2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>passes every test</source>
        <translation>réussit tout test</translation>
    </message>
    <message>
        <source>takes no tests</source>
        <translation>ne passe pas de test</translation>
    </message>
    <message>
        <source>two per kill shot</source>
        <translation>deux par tir mortel</translation>
    </message>
    <message>
        <source>they do not help</source>
        <translation>ils n&apos;aident pas</translation>
    </message>
    <message>
        <source>Supply Phase only</source>
        <translation>ravitaillement seulement</translation>
    </message>
    <message>
        <source>on activation too</source>
        <translation>à l&apos;activation aussi</translation>
    </message>
    <message>
        <source>clear or obscured</source>
        <translation>claire ou gênée</translation>
    </message>
    <message>
        <source>clear only</source>
        <translation>claire seulement</translation>
    </message>
    <message>
        <source>token or symbol</source>
        <translation>jeton ou symbole</translation>
    </message>
    <message>
        <source>at a token</source>
        <translation>près d&apos;un jeton</translation>
    </message>
    <message>
        <source>on the symbol</source>
        <translation>sur le symbole</translation>
    </message>
    <message>
        <source>90°</source>
        <translation>90°</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>les deux côtés</translation>
    </message>
    <message>
        <source>one side</source>
        <translation>un côté</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>they do not block</source>
        <translation>elles ne bloquent pas</translation>
    </message>
    <message>
        <source>they block</source>
        <translation>elles bloquent</translation>
    </message>
    <message>
        <source>“no passage”</source>
        <translation>« passage interdit »</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>refill to that many</source>
        <translation>compléter à ce nombre</translation>
    </message>
    <message>
        <source>draw that many</source>
        <translation>piocher ce nombre</translation>
    </message>
    <message>
        <source>it rotates</source>
        <translation>elle tourne</translation>
    </message>
    <message>
        <source>it is drawn each turn</source>
        <translation>elle est tirée à chaque tour</translation>
    </message>
    <message>
        <source>as one</source>
        <translation>pour un</translation>
    </message>
    <message>
        <source>as none</source>
        <translation>pour rien</translation>
    </message>
    <message>
        <source>gear and traits</source>
        <translation>équipement et traits</translation>
    </message>
    <message>
        <source>all options</source>
        <translation>toutes les options</translation>
    </message>
    <message>
        <source>the eight neighbours</source>
        <translation>les huit voisines</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>What is the Cursed Statue worth against Manifestations? The newer book says +2.</source>
        <translation>Que vaut la Statue maudite contre les manifestations ? Le livre le plus récent dit +2.</translation>
    </message>
    <message>
        <source>Are Mythos Hunter and Mythos Fighter one ability? If not, only Mythos Fighters harm Ethereal units.</source>
        <translation>Chasseur du Mythe et Combattant du Mythe sont-ils une seule capacité ? Sinon, seuls les Combattants du Mythe blessent les unités Éthérées.</translation>
    </message>
    <message>
        <source>Is a burrower below ground Ethereal, as a stray line says?</source>
        <translation>Un fouisseur sous terre est-il Éthéré, comme le dit une ligne égarée ?</translation>
    </message>
    <message>
        <source>What must a spell see when its icon is lost?</source>
        <translation>Que doit voir un sort dont l’icône est perdue ?</translation>
    </message>
    <message>
        <source>How far does an obstacle between spaces reach: the whole run, or its one edge?</source>
        <translation>Jusqu’où va un obstacle entre cases : toute la suite, ou son seul bord ?</translation>
    </message>
    <message>
        <source>Is swamp ground for units that cannot leave the water?</source>
        <translation>Le marais est-il un sol pour les unités qui ne peuvent quitter l’eau ?</translation>
    </message>
    <message>
        <source>Who may enter swamp with the last movement point?</source>
        <translation>Qui peut entrer dans le marais avec le dernier point de mouvement ?</translation>
    </message>
    <message>
        <source>Do burrowers pass under impassable ground, cave walls excepted?</source>
        <translation>Les fouisseurs passent-ils sous un sol infranchissable, sauf les parois de grotte ?</translation>
    </message>
    <message>
        <source>the whole run</source>
        <translation>toute la suite</translation>
    </message>
    <message>
        <source>one edge</source>
        <translation>un seul bord</translation>
    </message>
    <message>
        <source>whoever may enter at all</source>
        <translation>quiconque peut y entrer</translation>
    </message>
    <message>
        <source>infantry only</source>
        <translation>l’infanterie seule</translation>
    </message>
    <message>
        <source>Who draws a Village card as a turn begins?</source>
        <translation>Qui pioche une carte Village au début d’un tour ?</translation>
    </message>
    <message>
        <source>Which draws does an Ambush stop?</source>
        <translation>Quelles pioches une Embuscade empêche-t-elle ?</translation>
    </message>
    <message>
        <source>Does a Thief undo what was paid for?</source>
        <translation>Un Voleur annule-t-il ce qui a été payé ?</translation>
    </message>
    <message>
        <source>When does a new siege weapon come to the table?</source>
        <translation>Quand un nouvel engin de siège vient-il sur la table ?</translation>
    </message>
    <message>
        <source>Is a siege weapon lost with a failed attack?</source>
        <translation>Un engin de siège est-il perdu avec une attaque manquée ?</translation>
    </message>
    <message>
        <source>How much does a posted defender add?</source>
        <translation>Combien ajoute un défenseur posté ?</translation>
    </message>
    <message>
        <source>Must the colour of a defender match, or the kind alone?</source>
        <translation>La couleur d’un défenseur doit-elle correspondre, ou seulement sa sorte ?</translation>
    </message>
    <message>
        <source>May an Idol post several defenders in one turn?</source>
        <translation>Une Idole peut-elle poster plusieurs défenseurs en un tour ?</translation>
    </message>
    <message>
        <source>When may others join an attack?</source>
        <translation>Quand d’autres peuvent-ils se joindre à une attaque ?</translation>
    </message>
    <message>
        <source>May posted defenders be attacked alone?</source>
        <translation>Les défenseurs postés peuvent-ils être attaqués seuls ?</translation>
    </message>
    <message>
        <source>the player whose turn it is</source>
        <translation>le joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>the card of the turn</source>
        <translation>la carte du tour</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>no, it only takes the gold</source>
        <translation>non, il ne prend que l’or</translation>
    </message>
    <message>
        <source>with its first use</source>
        <translation>à sa première utilisation</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>no, it stays on the table</source>
        <translation>non, il reste sur la table</translation>
    </message>
    <message>
        <source>one shield</source>
        <translation>un bouclier</translation>
    </message>
    <message>
        <source>half a shield</source>
        <translation>un demi-bouclier</translation>
    </message>
    <message>
        <source>what its card shows</source>
        <translation>ce que montre sa carte</translation>
    </message>
    <message>
        <source>colour and kind</source>
        <translation>couleur et sorte</translation>
    </message>
    <message>
        <source>the kind alone</source>
        <translation>la sorte seule</translation>
    </message>
    <message>
        <source>no, one a turn</source>
        <translation>non, un par tour</translation>
    </message>
    <message>
        <source>yes, one in each action</source>
        <translation>oui, un à chaque action</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>at night only</source>
        <translation>de nuit seulement</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
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
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n thing(s)</source>
        <translation>
            <numerusform>Déplacer %n élément</numerusform>
            <numerusform>Déplacer %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n thing(s)</source>
        <translation>
            <numerusform>Tourner %n élément</numerusform>
            <numerusform>Tourner %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation>Retourner %1</translation>
    </message>
    <message numerus="yes">
        <source>Flip %n thing(s)</source>
        <translation>
            <numerusform>Retourner %n élément</numerusform>
            <numerusform>Retourner %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n thing(s)</source>
        <translation>
            <numerusform>Supprimer %n élément</numerusform>
            <numerusform>Supprimer %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
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
    <message>
        <source>Turn the battlefield</source>
        <translation>Tourner le champ de bataille</translation>
    </message>
    <message>
        <source>Mirror the battlefield top to bottom</source>
        <translation>Retourner le champ de bataille de haut en bas</translation>
    </message>
    <message>
        <source>Mirror the battlefield left to right</source>
        <translation>Retourner le champ de bataille de gauche à droite</translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n board(s)</source>
        <translation>
            <numerusform>Disposer %n plateau</numerusform>
            <numerusform>Disposer %n plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation>Changer une note</translation>
    </message>
    <message numerus="yes">
        <source>Align %n thing(s)</source>
        <translation>
            <numerusform>Aligner %n élément</numerusform>
            <numerusform>Aligner %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Add entry arrow</source>
        <translation>Ajouter une flèche d’entrée</translation>
    </message>
    <message numerus="yes">
        <source>Add %n edge piece(s)</source>
        <translation>
            <numerusform>Ajouter %n pièce de bord</numerusform>
            <numerusform>Ajouter %n pièces de bord</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Remplacer %1</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n thing(s)</source>
        <translation>
            <numerusform>Remplacer %n élément</numerusform>
            <numerusform>Remplacer %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint zone</source>
        <translation>Peindre une zone</translation>
    </message>
    <message>
        <source>Erase zone</source>
        <translation>Effacer une zone</translation>
    </message>
    <message>
        <source>Add random place</source>
        <translation>Ajouter un lieu au hasard</translation>
    </message>
    <message>
        <source>Remove random place</source>
        <translation>Retirer un lieu au hasard</translation>
    </message>
    <message>
        <source>Change objective</source>
        <translation>Modifier un objectif</translation>
    </message>
    <message>
        <source>Swap two boards</source>
        <translation>Échanger deux plateaux</translation>
    </message>
</context>
<context>
    <name>ScenarioWorkspace</name>
    <message>
        <source>title, author, introduction, description</source>
        <translation>titre, auteur, introduction, description</translation>
    </message>
    <message>
        <source>players, faction, points limit, armies, forces</source>
        <translation>joueurs, faction, limite de points, armées, forces</translation>
    </message>
    <message>
        <source>who begins, deployment, decks, cards, bags, tokens</source>
        <translation>qui commence, déploiement, paquets, cartes, sacs, jetons</translation>
    </message>
    <message>
        <source>turn limit, events, end, reinforcements</source>
        <translation>limite de tours, événements, fin, renforts</translation>
    </message>
    <message>
        <source>conditions, winner, score, victory points, draw</source>
        <translation>conditions, vainqueur, score, points de victoire, égalité</translation>
    </message>
    <message>
        <source>rulings, switches, conditions, night, fog</source>
        <translation>arbitrages, interrupteurs, conditions, nuit, brouillard</translation>
    </message>
    <message>
        <source>story, preparation, gameplay, translation, languages</source>
        <translation>histoire, préparation, déroulement, traduction, langues</translation>
    </message>
    <message>
        <source>chapter, links, what comes next</source>
        <translation>chapitre, liens, la suite</translation>
    </message>
    <message>
        <source>cardboard, collection, my boxes, packs</source>
        <translation>carton, collection, mes boîtes, paquets</translation>
    </message>
</context>
<context>
    <name>SidesSection</name>
    <message>
        <source>Sides &amp; forces</source>
        <translation>Camps et forces</translation>
    </message>
    <message>
        <source>Who fights whom, with how many army points, and what each may bring.</source>
        <translation>Qui affronte qui, avec combien de points d&apos;armée, et ce que chacun peut amener.</translation>
    </message>
    <message>
        <source>Nobody fights yet</source>
        <translation>Personne ne combat encore</translation>
    </message>
    <message>
        <source>Most battles have two sides with one player each.</source>
        <translation>La plupart des batailles ont deux camps d&apos;un joueur chacun.</translation>
    </message>
    <message>
        <source>Add a side</source>
        <translation>Ajouter un camp</translation>
    </message>
    <message>
        <source>Move this side up</source>
        <translation>Monter ce camp</translation>
    </message>
    <message>
        <source>Move this side down</source>
        <translation>Descendre ce camp</translation>
    </message>
    <message>
        <source>Remove this side</source>
        <translation>Supprimer ce camp</translation>
    </message>
    <message>
        <source>Name of the side</source>
        <translation>Nom du camp</translation>
    </message>
    <message>
        <source>Allies, cultists, …</source>
        <translation>Alliés, cultistes, …</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Colour of the side</source>
        <translation>Couleur du camp</translation>
    </message>
    <message>
        <source>as its faction</source>
        <translation>celle de sa faction</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>la sienne</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Take the colour of the faction</source>
        <translation>Prendre la couleur de la faction</translation>
    </message>
    <message>
        <source>Add a player to this side</source>
        <translation>Ajouter un joueur à ce camp</translation>
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
        <source>%1: the line&apos;s own unit does not block</source>
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
    <message>
        <source>a wall</source>
        <translation>un mur</translation>
    </message>
    <message>
        <source>Blocked at %1 by %2</source>
        <translation>Bloqué en %1 par %2</translation>
    </message>
    <message>
        <source>Blocked at %1: %2</source>
        <translation>Bloqué, %1 : %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>&quot;%1&quot; was played</source>
        <translation>« %1 » a été joué</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a draw</source>
        <translation>« %1 » est un match nul</translation>
    </message>
    <message>
        <source>%1 wins &quot;%2&quot;</source>
        <translation>%1 gagne « %2 »</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>TableKit</name>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Course of play</source>
        <translation>Déroulement du jeu</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Épilogue</translation>
    </message>
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
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 (%n space(s))</source>
        <translation>
            <numerusform>%1 à %2 (%n case)</numerusform>
            <numerusform>%1 à %2 (%n cases)</numerusform>
        </translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>The battle ends after turn %1.</source>
        <translation>La bataille se termine après le tour %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Règles spéciales</translation>
    </message>
    <message>
        <source>Accepted exceptions</source>
        <translation>Exceptions acceptées</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Qty</source>
        <comment>number of pieces</comment>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>TabletopSimulator</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>A save for the folder of saves; upload the pictures and give their address. Not tested in the game itself.</source>
        <translation>Une sauvegarde pour le dossier des sauvegardes ; mettez les images en ligne et donnez leur adresse. Non testé dans le jeu lui-même.</translation>
    </message>
    <message>
        <source>The turn track, armies and rules are pages of the notebook.</source>
        <translation>La piste des tours, les armées et les règles sont des pages du carnet.</translation>
    </message>
    <message>
        <source>Zones, entries and objectives are painted on the board.</source>
        <translation>Zones, entrées et objectifs sont peints sur le plateau.</translation>
    </message>
    <message>
        <source>The document itself: a save cannot be imported again.</source>
        <translation>Le document lui-même : une sauvegarde ne peut pas être réimportée.</translation>
    </message>
    <message>
        <source>Without a base address pictures are found only in the game&apos;s own folder Mods/Images of this computer.</source>
        <translation>Sans adresse de base, les images ne sont trouvées que dans le dossier Mods/Images du jeu sur cet ordinateur.</translation>
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
        <source>Each space a shot crosses takes %1 off it; the target&apos;s own space does not count.</source>
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
    <message>
        <source>Manifestation %1</source>
        <translation>Manifestation %1</translation>
    </message>
    <message>
        <source>A Manifestation of the Mythos: suppressed units that see it test Terror against %1.</source>
        <translation>Une manifestation du Mythe : les unités supprimées qui la voient testent la Terreur contre %1.</translation>
    </message>
    <message>
        <source>Dreamland Gate %1</source>
        <translation>Portail des Contrées du rêve %1</translation>
    </message>
    <message>
        <source>Infantry of its army may travel here; whoever does tests Terror against %1. It is no Manifestation.</source>
        <translation>L’infanterie de son armée peut voyager ici ; qui le fait teste la Terreur contre %1. Ce n’est pas une manifestation.</translation>
    </message>
    <message>
        <source>Until the end of Supply, whoever is under it or enters is attacked and takes 1 Suppressed marker.</source>
        <translation>Jusqu’à la fin du Ravitaillement, qui est dessous ou y entre est attaqué et prend 1 marqueur Suppression.</translation>
    </message>
    <message>
        <source>A cliff: a victim that Claws drop here is destroyed.</source>
        <translation>Une falaise : une victime que des Serres lâchent ici est détruite.</translation>
    </message>
    <message>
        <source>demolition point</source>
        <translation>point de démolition</translation>
    </message>
    <message>
        <source>A demolition point on the structure it lies on.</source>
        <translation>Un point de démolition sur la structure où il se trouve.</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>The unit is suppressed: 2 off its dice and its movement.</source>
        <translation>L’unité est supprimée : 2 de moins à ses dés et à son mouvement.</translation>
    </message>
    <message>
        <source>cannot budge</source>
        <translation>ne peut bouger</translation>
    </message>
    <message>
        <source>The unit cannot move.</source>
        <translation>L’unité ne peut pas bouger.</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>aucune action</translation>
    </message>
    <message>
        <source>The unit does nothing more; it still defends.</source>
        <translation>L’unité ne fait plus rien ; elle se défend encore.</translation>
    </message>
    <message>
        <source>paralyzed</source>
        <translation>paralysé</translation>
    </message>
    <message>
        <source>The unit neither moves nor fights; assaulted, it rolls one die and adds nothing.</source>
        <translation>L’unité ne bouge ni ne combat ; assaillie, elle jette un dé et n’ajoute rien.</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>lié</translation>
    </message>
    <message>
        <source>The unit neither moves nor fights, and an assault destroys it.</source>
        <translation>L’unité ne bouge ni ne combat, et un assaut la détruit.</translation>
    </message>
    <message>
        <source>no card bonus</source>
        <translation>pas de bonus de carte</translation>
    </message>
    <message>
        <source>No card helps the unit.</source>
        <translation>Aucune carte n’aide l’unité.</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>dés %1</translation>
    </message>
    <message>
        <source>%1 on every die of the unit.</source>
        <translation>%1 à chaque dé de l’unité.</translation>
    </message>
    <message>
        <source>unit defense %1</source>
        <translation>défense de l’unité %1</translation>
    </message>
    <message>
        <source>%1 on the unit’s defense.</source>
        <translation>%1 à la défense de l’unité.</translation>
    </message>
    <message>
        <source>rusts</source>
        <translation>rouille</translation>
    </message>
    <message>
        <source>Takes 1 off the defense of %1.</source>
        <translation>Retire 1 à la défense de %1.</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>mouvement %1</translation>
    </message>
    <message>
        <source>%1 on the unit’s movement.</source>
        <translation>%1 au mouvement de l’unité.</translation>
    </message>
    <message>
        <source>assault dice %1</source>
        <translation>dés d’assaut %1</translation>
    </message>
    <message>
        <source>%1 on the unit’s dice in assaults.</source>
        <translation>%1 aux dés de l’unité dans les assauts.</translation>
    </message>
    <message>
        <source>rage %1</source>
        <translation>rage %1</translation>
    </message>
    <message>
        <source>The unit storms or fires at the closest enemy with %1 more.</source>
        <translation>L’unité assaille l’ennemi le plus proche ou tire sur lui avec %1 de plus.</translation>
    </message>
    <message>
        <source>crew damage</source>
        <translation>équipage touché</translation>
    </message>
    <message>
        <source>The vehicle fires one weapon a round.</source>
        <translation>Le véhicule ne tire qu’avec une arme par round.</translation>
    </message>
    <message>
        <source>track damage</source>
        <translation>chenilles touchées</translation>
    </message>
    <message>
        <source>The vehicle cannot move.</source>
        <translation>Le véhicule ne peut pas bouger.</translation>
    </message>
    <message>
        <source>hull damage</source>
        <translation>coque touchée</translation>
    </message>
    <message>
        <source>The hull is hit; once more destroys the vehicle.</source>
        <translation>La coque est touchée ; une fois de plus détruit le véhicule.</translation>
    </message>
    <message>
        <source>weapon damage</source>
        <translation>arme touchée</translation>
    </message>
    <message>
        <source>The main weapon is lost.</source>
        <translation>L’arme principale est perdue.</translation>
    </message>
    <message>
        <source>life point</source>
        <translation>point de vie</translation>
    </message>
    <message>
        <source>Cancels one hit on the unit.</source>
        <translation>Annule une touche sur l’unité.</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>The unit tests terror at the start of Supply.</source>
        <translation>L’unité teste la terreur au début du Ravitaillement.</translation>
    </message>
    <message>
        <source>Mythos Hunter %1</source>
        <translation>Chasseur du Mythe %1</translation>
    </message>
    <message>
        <source>%1 on the unit’s dice against Manifestations.</source>
        <translation>%1 aux dés de l’unité contre les manifestations.</translation>
    </message>
    <message>
        <source>Mythos Fighter %1</source>
        <translation>Combattant du Mythe %1</translation>
    </message>
    <message>
        <source>%1 on the unit’s dice against Manifestations; it can harm Ethereal units.</source>
        <translation>%1 aux dés de l’unité contre les manifestations ; elle peut blesser les unités Éthérées.</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Foi</translation>
    </message>
    <message>
        <source>Terror has no hold on the unit.</source>
        <translation>La terreur n’a pas prise sur l’unité.</translation>
    </message>
    <message>
        <source>Terrifying</source>
        <translation>Terrifiant</translation>
    </message>
    <message>
        <source>The unit suppresses whom it assaults.</source>
        <translation>L’unité supprime qui elle assaille.</translation>
    </message>
    <message>
        <source>Promised Blood %1</source>
        <translation>Sang promis %1</translation>
    </message>
    <message>
        <source>Whoever shoots at the unit and misses tests terror against %1.</source>
        <translation>Qui tire sur l’unité et la manque teste la terreur contre %1.</translation>
    </message>
    <message>
        <source>bonus on shots</source>
        <translation>bonus aux tirs</translation>
    </message>
    <message>
        <source>A bonus on shots at %1.</source>
        <translation>Un bonus aux tirs sur %1.</translation>
    </message>
    <message>
        <source>bonus in assaults</source>
        <translation>bonus aux assauts</translation>
    </message>
    <message>
        <source>A bonus in assaults against %1.</source>
        <translation>Un bonus aux assauts contre %1.</translation>
    </message>
    <message>
        <source>Nausea</source>
        <translation>Nausée</translation>
    </message>
    <message>
        <source>Whoever comes beside the unit is suppressed.</source>
        <translation>Quiconque arrive à côté de l’unité est mis sous Suppression.</translation>
    </message>
</context>
<context>
    <name>TextExporters</name>
    <message>
        <source>The map: boards, overlays and where counters stand.</source>
        <translation>La carte : plateaux, éléments de terrain et emplacements des pions.</translation>
    </message>
    <message>
        <source>The document itself: text cannot be imported again.</source>
        <translation>Le document lui-même : un texte ne peut pas être réimporté.</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Made with Bocage.</source>
        <translation>Fait avec Bocage.</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>For forums, wikis and chats that read Markdown.</source>
        <translation>Pour les forums, wikis et messageries qui lisent le Markdown.</translation>
    </message>
    <message>
        <source>BBCode</source>
        <translation>BBCode</translation>
    </message>
    <message>
        <source>For forums in the manner of BoardGameGeek.</source>
        <translation>Pour les forums à la manière de BoardGameGeek.</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte simple</translation>
    </message>
    <message>
        <source>Eighty columns that read the same everywhere.</source>
        <translation>Quatre-vingts colonnes qui se lisent partout de la même façon.</translation>
    </message>
</context>
<context>
    <name>TextsSection</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>What players read, in two languages side by side. Empty texts fall back to English.</source>
        <translation>Ce que lisent les joueurs, en deux langues côte à côte. À défaut de texte, c&apos;est l&apos;anglais qui s&apos;affiche.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Gameplay</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Épilogue</translation>
    </message>
    <message>
        <source>Language of this column</source>
        <translation>Langue de cette colonne</translation>
    </message>
    <message>
        <source>Remove every text in this language</source>
        <translation>Supprimer tous les textes dans cette langue</translation>
    </message>
    <message>
        <source>Translation out of date: the other language has changed since.</source>
        <translation>Traduction dépassée : l’autre langue a changé depuis.</translation>
    </message>
    <message>
        <source>Still right</source>
        <translation>Encore juste</translation>
    </message>
    <message>
        <source>Call this translation up to date as it is.</source>
        <translation>Déclarer cette traduction à jour telle quelle.</translation>
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
    <name>TiledExporter</name>
    <message>
        <source>Tiled map (TMX)</source>
        <translation>Carte Tiled (TMX)</translation>
    </message>
    <message>
        <source>Tiled map (TMJ)</source>
        <translation>Carte Tiled (TMJ)</translation>
    </message>
    <message>
        <source>Open it in Tiled 1.8 or later; the folder with pictures must stay beside it. It can be imported again.</source>
        <translation>Ouvrez-la dans Tiled 1.8 ou plus récent ; le dossier des images doit rester à côté. Elle peut être réimportée.</translation>
    </message>
    <message>
        <source>Terrain painted in Tiled does not come back: terrain is that of boards and overlays.</source>
        <translation>Le terrain peint dans Tiled ne revient pas : le terrain est celui des plateaux et des éléments de terrain.</translation>
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
    <message>
        <source>What lies between the spaces is closed to this class.</source>
        <translation>Ce qui se trouve entre les cases est fermé à cette classe.</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) from %1</source>
        <translation>
            <numerusform>%n point de mouvement depuis %1</numerusform>
            <numerusform>%n points de mouvement depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n movement point(s)</source>
        <translation>
            <numerusform>%1 : %n point de mouvement</numerusform>
            <numerusform>%1 : %n points de mouvement</numerusform>
        </translation>
    </message>
    <message>
        <source>can assault %1 from %2 (%3)</source>
        <translation>peut donner l’assaut à %1 depuis %2 (%3)</translation>
    </message>
    <message>
        <source>It has no other state to change into.</source>
        <translation>Elle n’a pas d’autre état à prendre.</translation>
    </message>
    <message>
        <source>A spell holds it: it neither moves nor fights.</source>
        <translation>Un sort la tient : elle ne bouge ni ne combat.</translation>
    </message>
    <message>
        <source>Catatonia: it does nothing.</source>
        <translation>Catatonie : elle ne fait rien.</translation>
    </message>
    <message>
        <source>It has acted already.</source>
        <translation>Elle a déjà agi.</translation>
    </message>
    <message>
        <source>Its tracks are broken.</source>
        <translation>Ses chenilles sont cassées.</translation>
    </message>
    <message>
        <source>It lies wounded and cannot budge.</source>
        <translation>Elle est blessée à terre et ne peut bouger.</translation>
    </message>
    <message>
        <source>The main weapon is lost.</source>
        <translation>L’arme principale est perdue.</translation>
    </message>
    <message>
        <source>It is not on the battlefield now.</source>
        <translation>Elle n’est pas sur le champ de bataille en ce moment.</translation>
    </message>
    <message>
        <source>The target is not on the battlefield now.</source>
        <translation>La cible n’est pas sur le champ de bataille en ce moment.</translation>
    </message>
    <message>
        <source>Zombies ignore this target.</source>
        <translation>Les Zombies ignorent cette cible.</translation>
    </message>
    <message>
        <source>Somebody is underground here: it can pass but not stop.</source>
        <translation>Quelqu’un est sous terre ici : elle peut passer mais pas s’arrêter.</translation>
    </message>
    <message>
        <source>Nobody fires in the Supply Phase.</source>
        <translation>Personne ne tire pendant la phase de Ravitaillement.</translation>
    </message>
    <message>
        <source>It cannot teleport.</source>
        <translation>Elle ne peut pas se téléporter.</translation>
    </message>
    <message>
        <source>It arrives only in buildings and vehicles.</source>
        <translation>Elle n’arrive que dans des bâtiments et des véhicules.</translation>
    </message>
    <message>
        <source>It reaches no free space beside the target with a point left.</source>
        <translation>Elle n’atteint aucune case libre à côté de la cible avec un point restant.</translation>
    </message>
    <message>
        <source>There is no structure here.</source>
        <translation>Il n’y a pas de structure ici.</translation>
    </message>
    <message>
        <source>It has no Destruction.</source>
        <translation>Elle n’a pas Destruction.</translation>
    </message>
    <message>
        <source>It is no Master of the Dead.</source>
        <translation>Elle n’est pas Maître des Morts.</translation>
    </message>
    <message>
        <source>No mass grave is in or beside its space.</source>
        <translation>Aucune fosse commune n’est dans sa case ou à côté.</translation>
    </message>
    <message>
        <source>No Zombie is left in the bag.</source>
        <translation>Il ne reste aucun Zombie dans le sac.</translation>
    </message>
    <message>
        <source>No space beside it is free.</source>
        <translation>Aucune case à côté n’est libre.</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Rage</translation>
    </message>
    <message>
        <source>serum</source>
        <translation>sérum</translation>
    </message>
    <message>
        <source>no token in the bag</source>
        <translation>aucun jeton dans le sac</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stoïque</translation>
    </message>
    <message>
        <source>Catatonia</source>
        <translation>Catatonie</translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>Paranoïa</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Suicide</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Peur</translation>
    </message>
    <message>
        <source>It cannot turn over. %1</source>
        <translation>Elle ne peut pas se retourner. %1</translation>
    </message>
    <message>
        <source>It may turn over at the start or end of the move.</source>
        <translation>Elle peut se retourner au début ou à la fin du mouvement.</translation>
    </message>
    <message>
        <source>keeps its nerve</source>
        <translation>garde son sang-froid</translation>
    </message>
</context>
<context>
    <name>TurnTrackWidget</name>
    <message>
        <source>END</source>
        <comment>marker on the turn track</comment>
        <translation>FIN</translation>
    </message>
</context>
<context>
    <name>TurnsSection</name>
    <message>
        <source>Turn track</source>
        <translation>Piste des tours</translation>
    </message>
    <message>
        <source>Drag events and END from space to space. Double-click a space to add an event. With the keyboard: Up and Down choose, Left and Right move, Insert adds, Delete takes away, Enter goes to the words, E sets END.</source>
        <translation>Faites glisser les événements et FIN d&apos;une case à l&apos;autre. Un double-clic sur une case ajoute un événement. Au clavier : Haut et Bas choisissent, Gauche et Droite déplacent, Inser ajoute, Suppr enlève, Entrée passe au texte, E pose FIN.</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>Spaces of the counter</source>
        <translation>Cases du compteur</translation>
    </message>
    <message>
        <source>The battle ends with turn</source>
        <translation>La bataille finit au tour</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non fixé</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Ajouter un événement</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>Pas encore d&apos;événement</translation>
    </message>
    <message>
        <source>Events make turns different: reinforcements, nightfall, a barrage. Double-click the turn on which something happens.</source>
        <translation>Les événements distinguent les tours : renforts, tombée de la nuit, barrage. Double-cliquez sur le tour où il se passe quelque chose.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Remove this event</source>
        <translation>Supprimer cet événement</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Turn of the event</source>
        <translation>Tour de l&apos;événement</translation>
    </message>
    <message>
        <source>Whose event</source>
        <translation>Événement de</translation>
    </message>
    <message>
        <source>everybody&apos;s</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Reinforcements arrive, night falls, a wall gives way…</source>
        <translation>Des renforts arrivent, la nuit tombe, un mur cède…</translation>
    </message>
</context>
<context>
    <name>UniversalVtt</name>
    <message>
        <source>Universal VTT</source>
        <translation>Universal VTT</translation>
    </message>
    <message>
        <source>A map with walls and doors for Foundry, Fantasy Grounds, Roll20 and other virtual tables.</source>
        <translation>Une carte avec murs et portes pour Foundry, Fantasy Grounds, Roll20 et d’autres tables virtuelles.</translation>
    </message>
    <message>
        <source>Zones, entries and objectives are only painted on the picture.</source>
        <translation>Zones, entrées et objectifs sont seulement peints sur l’image.</translation>
    </message>
    <message>
        <source>What obscures sight without blocking it becomes outlines of objects.</source>
        <translation>Ce qui gêne la vue sans la bloquer devient des contours d’objets.</translation>
    </message>
    <message>
        <source>Rules of sight beyond walls and doors, such as looking out of one&apos;s own window only.</source>
        <translation>Les règles de vue au-delà des murs et des portes, comme ne regarder que par sa propre fenêtre.</translation>
    </message>
</context>
<context>
    <name>VariantEdits</name>
    <message>
        <source>Branch variant %1</source>
        <translation>Créer la variante %1</translation>
    </message>
    <message>
        <source>Switch to variant %1</source>
        <translation>Passer à la variante %1</translation>
    </message>
    <message>
        <source>Rename variant %1</source>
        <translation>Renommer la variante %1</translation>
    </message>
    <message>
        <source>Delete variant %1</source>
        <translation>Supprimer la variante %1</translation>
    </message>
</context>
<context>
    <name>VassalExporter</name>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>Changer de camp</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Select a board</source>
        <translation>Choisir un plateau</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Counters and markers</source>
        <translation>Pions et marqueurs</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Lancer %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Rules, armies and terrain</source>
        <translation>Règles, armées et terrain</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Piste des tours</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>VASSAL module</source>
        <translation>Module VASSAL</translation>
    </message>
    <message>
        <source>Open it in VASSAL 3.7 or later: map, counters, decks, dice, turns and charts.</source>
        <translation>Ouvrez-le dans VASSAL 3.7 ou plus récent : carte, pions, paquets, dés, tours et tableaux.</translation>
    </message>
    <message>
        <source>Zones, entries and objectives are painted on the board.</source>
        <translation>Zones, entrées et objectifs sont peints sur le plateau.</translation>
    </message>
    <message>
        <source>Armies are charts to read; they cannot be changed there.</source>
        <translation>Les armées sont des tableaux à lire ; elles ne peuvent pas y être modifiées.</translation>
    </message>
    <message>
        <source>The document itself: a module cannot be imported again.</source>
        <translation>Le document lui-même : un module ne peut pas être réimporté.</translation>
    </message>
</context>
<context>
    <name>VictoryForm</name>
    <message>
        <source>Say in your own words how this side wins.</source>
        <translation>Dites avec vos mots comment ce camp gagne.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Montrer sur la carte</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Supprimer cette condition</translation>
    </message>
    <message>
        <source>Kind of victory</source>
        <translation>Sorte de victoire</translation>
    </message>
    <message>
        <source>Points needed</source>
        <translation>Points nécessaires</translation>
    </message>
    <message>
        <source>At least how many</source>
        <translation>Combien au moins</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>le plus possible</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>By the end of turn</source>
        <translation>Avant la fin du tour</translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>le dernier</translation>
    </message>
    <message>
        <source>Click to count it, or to leave it out.</source>
        <translation>Cliquez pour qu&apos;il compte, ou pour l&apos;écarter.</translation>
    </message>
    <message>
        <source>Paint an exit zone on the map to choose it here.</source>
        <translation>Peignez une zone de sortie sur la carte pour la choisir ici.</translation>
    </message>
    <message>
        <source>Put objectives on the map to choose them here.</source>
        <translation>Posez des objectifs sur la carte pour les choisir ici.</translation>
    </message>
    <message>
        <source>Units that stand on the map can be chosen here.</source>
        <translation>Les unités présentes sur la carte se choisissent ici.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Which of those on the map</source>
        <translation>Lesquelles sur la carte</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Ajouter une unité</translation>
    </message>
    <message>
        <source>Which units is it about?</source>
        <translation>De quelles unités s&apos;agit-il ?</translation>
    </message>
    <message>
        <source>Which kinds of unit</source>
        <translation>Quelles sortes d&apos;unité</translation>
    </message>
    <message>
        <source>any other side</source>
        <translation>n&apos;importe quel autre camp</translation>
    </message>
    <message>
        <source>any unit</source>
        <translation>n&apos;importe quelle unité</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>for each eliminated</source>
        <translation>pour chaque élimination :</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>of</source>
        <comment>a unit of a side</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Side that loses it</source>
        <translation>Camp qui la perd</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Supprimer cette ligne</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Avec vos mots</translation>
    </message>
</context>
<context>
    <name>VictorySection</name>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>How each side wins. Any one of a side&apos;s conditions is enough. Each is said in a sentence; your own words take its place.</source>
        <translation>Comment chaque camp gagne. Une seule de ses conditions suffit. Chacune est dite en une phrase ; vos propres mots la remplacent.</translation>
    </message>
    <message>
        <source>Nobody fights yet</source>
        <translation>Personne ne combat encore</translation>
    </message>
    <message>
        <source>Add two sides in “Sides &amp; forces” first; then say how they win.</source>
        <translation>Ajoutez d&apos;abord deux camps dans « Camps et forces », puis dites comment ils gagnent.</translation>
    </message>
    <message>
        <source>Whoever comes first</source>
        <translation>Le premier qui y parvient</translation>
    </message>
    <message>
        <source>This side cannot win yet. Choose how it does:</source>
        <translation>Ce camp ne peut pas encore gagner. Choisissez comment :</translation>
    </message>
    <message>
        <source>Another way to win:</source>
        <translation>Une autre façon de gagner :</translation>
    </message>
</context>
<context>
    <name>VictoryWords</name>
    <message>
        <source>the end of turn %1</source>
        <translation>la fin du tour %1</translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation>la fin de la bataille</translation>
    </message>
    <message numerus="yes">
        <source>eliminating at least %n of these: %1</source>
        <translation>
            <numerusform>éliminant au moins %n de ces cibles : %1</numerusform>
            <numerusform>éliminant au moins %n de ces cibles : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>eliminating %1</source>
        <translation>éliminant %1</translation>
    </message>
    <message numerus="yes">
        <source>eliminating at least %n enemy unit(s)</source>
        <translation>
            <numerusform>éliminant au moins %n unité ennemie</numerusform>
            <numerusform>éliminant au moins %n unités ennemies</numerusform>
        </translation>
    </message>
    <message>
        <source>eliminating every enemy unit</source>
        <translation>éliminant toutes les unités ennemies</translation>
    </message>
    <message numerus="yes">
        <source>capturing at least %n of these: %1</source>
        <translation>
            <numerusform>capturant au moins %n de ces lieux : %1</numerusform>
            <numerusform>capturant au moins %n de ces lieux : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>capturing %1</source>
        <translation>capturant %1</translation>
    </message>
    <message numerus="yes">
        <source>capturing at least %n objective(s)</source>
        <translation>
            <numerusform>capturant au moins %n objectif</numerusform>
            <numerusform>capturant au moins %n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>capturing every objective</source>
        <translation>capturant tous les objectifs</translation>
    </message>
    <message numerus="yes">
        <source>holding at least %n of these at %2: %1</source>
        <translation>
            <numerusform>tenant au moins %n de ces lieux à %2 : %1</numerusform>
            <numerusform>tenant au moins %n de ces lieux à %2 : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>holding %1 at %2</source>
        <translation>tenant %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>holding at least %n objective(s) at %1</source>
        <translation>
            <numerusform>tenant au moins %n objectif à %1</numerusform>
            <numerusform>tenant au moins %n objectifs à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>holding every objective at %1</source>
        <translation>tenant tous les objectifs à %1</translation>
    </message>
    <message>
        <source>freeing %1</source>
        <translation>libérant %1</translation>
    </message>
    <message>
        <source>freeing the prisoners</source>
        <translation>libérant les prisonniers</translation>
    </message>
    <message numerus="yes">
        <source>leading at least %n unit(s) off the battlefield</source>
        <translation>
            <numerusform>faisant sortir au moins %n unité du champ de bataille</numerusform>
            <numerusform>faisant sortir au moins %n unités du champ de bataille</numerusform>
        </translation>
    </message>
    <message>
        <source>leading every unit off the battlefield</source>
        <translation>faisant sortir toutes ses unités du champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>leading at least %n unit(s) off the battlefield through %1</source>
        <translation>
            <numerusform>faisant sortir au moins %n unité du champ de bataille par %1</numerusform>
            <numerusform>faisant sortir au moins %n unités du champ de bataille par %1</numerusform>
        </translation>
    </message>
    <message>
        <source>leading every unit off the battlefield through %1</source>
        <translation>faisant sortir toutes ses unités du champ de bataille par %1</translation>
    </message>
    <message numerus="yes">
        <source>scoring at least %n point(s)</source>
        <translation>
            <numerusform>marquant au moins %n point</numerusform>
            <numerusform>marquant au moins %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>scoring the most points by %1</source>
        <translation>marquant le plus de points jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>having the most victory points at %1</source>
        <translation>ayant le plus de points de victoire à %1</translation>
    </message>
    <message>
        <source>keeping %1 alive until %2</source>
        <translation>gardant %1 en vie jusqu&apos;à %2</translation>
    </message>
    <message numerus="yes">
        <source>keeping at least %n unit(s) alive until %1</source>
        <translation>
            <numerusform>gardant au moins %n unité en vie jusqu&apos;à %1</numerusform>
            <numerusform>gardant au moins %n unités en vie jusqu&apos;à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>not being beaten until %1</source>
        <translation>n&apos;étant pas battu jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>Whoever comes first</source>
        <translation>Le premier qui y parvient</translation>
    </message>
    <message>
        <source>%1 wins when %2 comes and nobody has won before.</source>
        <translation>%1 gagne quand vient %2 sans que personne ait gagné avant.</translation>
    </message>
    <message>
        <source>%1 wins by %2 before %3.</source>
        <translation>%1 gagne en %2 avant %3.</translation>
    </message>
    <message>
        <source>%1 wins by %2.</source>
        <translation>%1 gagne en %2.</translation>
    </message>
    <message>
        <source>It scores %1.</source>
        <translation>Ce camp marque %1.</translation>
    </message>
    <message>
        <source>any other side</source>
        <translation>n&apos;importe quel autre camp</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each eliminated unit of %1</source>
        <translation>
            <numerusform>%n point pour chaque unité éliminée de %1</numerusform>
            <numerusform>%n points pour chaque unité éliminée de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each eliminated %1 of %2</source>
        <translation>
            <numerusform>%n point pour chaque %1 éliminée de %2</numerusform>
            <numerusform>%n points pour chaque %1 éliminée de %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waivers</name>
    <message>
        <source>Waive %1</source>
        <translation>Déroger à %1</translation>
    </message>
    <message>
        <source>Take back the waiver of %1</source>
        <translation>Retirer la dérogation à %1</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Lancer %1</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Agrandir (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Réduire (-)</translation>
    </message>
    <message>
        <source>Whole map (0)</source>
        <translation>Carte entière (0)</translation>
    </message>
    <message>
        <source>Turn left (Shift+R)</source>
        <translation>Tourner à gauche (Maj+R)</translation>
    </message>
    <message>
        <source>Turn right (R)</source>
        <translation>Tourner à droite (R)</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Turn over (F)</source>
        <translation>Retourner (F)</translation>
    </message>
    <message>
        <source>Take off the map (Delete)</source>
        <translation>Retirer de la carte (Suppr)</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Who sees whom (M)</source>
        <translation>Qui voit qui (M)</translation>
    </message>
    <message>
        <source>One step back (B)</source>
        <translation>Un pas en arrière (B)</translation>
    </message>
    <message>
        <source>Next step (N)</source>
        <translation>Pas suivant (N)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Carte de %1</translation>
    </message>
    <message>
        <source>Drag counters, turn with R, turn over with F or a double click. Tab walks from counter to counter, arrow keys move the chosen one.</source>
        <translation>Faites glisser les pions, tournez-les avec R, retournez-les avec F ou un double clic. Tab passe d’un pion à l’autre, les flèches déplacent le pion choisi.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Choose the space to look from, then the one to look at.</source>
        <translation>Choisissez la case d’où regarder, puis celle à regarder.</translation>
    </message>
    <message>
        <source>clear sight</source>
        <translation>vue dégagée</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>gênée</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>distance %1</translation>
    </message>
    <message>
        <source>%1 → %2: distance %3</source>
        <translation>%1 → %2 : distance %3</translation>
    </message>
    <message>
        <source>too far</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source>long range −%1</source>
        <translation>longue portée −%1</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle graduée</translation>
    </message>
    <message>
        <source>Choose a counter first.</source>
        <translation>Choisissez d’abord un pion.</translation>
    </message>
    <message>
        <source>Its back is like its front.</source>
        <translation>Son verso est comme son recto.</translation>
    </message>
    <message>
        <source>%1 is off the map.</source>
        <translation>%1 est hors de la carte.</translation>
    </message>
    <message>
        <source>The game was saved.</source>
        <translation>La partie a été enregistrée.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Everything is as at the start.</source>
        <translation>Tout est comme au début.</translation>
    </message>
    <message>
        <source>This file is no saved game.</source>
        <translation>Ce fichier n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>This game was saved from another page.</source>
        <translation>Cette partie a été enregistrée depuis une autre page.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>One file to play from in any browser, on a phone too, without a network.</source>
        <translation>Un seul fichier pour jouer dans tout navigateur, même sur un téléphone, sans réseau.</translation>
    </message>
    <message>
        <source>The document itself: a page cannot be imported again.</source>
        <translation>Le document lui-même : une page ne peut pas être réimportée.</translation>
    </message>
    <message>
        <source>Movement, combat and cards: players apply these rules themselves.</source>
        <translation>Mouvement, combat et cartes : les joueurs appliquent ces règles eux-mêmes.</translation>
    </message>
    <message>
        <source>Decks are lists; cards are not drawn or hidden.</source>
        <translation>Les paquets sont des listes ; les cartes ne sont ni piochées ni cachées.</translation>
    </message>
    <message>
        <source>Nothing is hidden from the other player.</source>
        <translation>Rien n’est caché à l’autre joueur.</translation>
    </message>
    <message>
        <source>The sight ruler only measures distances.</source>
        <translation>La règle de vue ne mesure que des distances.</translation>
    </message>
</context>
<context>
    <name>WebTexts</name>
    <message>
        <source>Qty</source>
        <comment>number of pieces</comment>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Loss of %1</source>
        <translation>Perte de %1</translation>
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
    <message>
        <source>%1 — %2</source>
        <comment>title of a document, then its file</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
</context>
<context>
    <name>bocage::app::KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search an action or a key…</source>
        <translation>Chercher une action ou une touche…</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Chercher dans les raccourcis</translation>
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
        <translation>Effet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>&amp;Back to the first</source>
        <translation>&amp;Revenir au début</translation>
    </message>
    <message>
        <source>New keys of the chosen action</source>
        <translation>Nouvelles touches de l’action choisie</translation>
    </message>
    <message>
        <source>%1 has these keys now and would lose them.</source>
        <translation>%1 a ces touches pour l’instant et les perdrait.</translation>
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
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
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
        <source>Opened to read only.</source>
        <translation>Ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>Somebody else has this file open. Save puts your changes into another file.</source>
        <translation>Quelqu’un d’autre a ce fichier ouvert. Enregistrer met vos changements dans un autre fichier.</translation>
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
        <source>Restore it</source>
        <translation>La restaurer</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>La jeter</translation>
    </message>
    <message>
        <source>“%1” could not be restored.</source>
        <translation>« %1 » n’a pas pu être restauré.</translation>
    </message>
    <message>
        <source>Untitled army</source>
        <translation>Armée sans titre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>New army for %1</source>
        <translation>Nouvelle armée pour %1</translation>
    </message>
    <message>
        <source>This scenario has no players yet.</source>
        <translation>Ce scénario n’a pas encore de joueurs.</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Name of the template:</source>
        <translation>Nom du modèle :</translation>
    </message>
    <message>
        <source>The template could not be saved.</source>
        <translation>Le modèle n&apos;a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>not saved · safety copy %1</source>
        <translation>non enregistré · copie de sûreté %1</translation>
    </message>
    <message>
        <source>Find anything · %1</source>
        <translation>Tout trouver · %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>This army cannot be opened.</source>
        <translation>Cette armée ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>This file was made by a newer version of Bocage and is opened to read only.</source>
        <translation>Ce fichier a été fait par une version plus récente de Bocage et s’ouvre en lecture seule.</translation>
    </message>
    <message>
        <source>Not everything in it may be shown; what this version does not know is kept. Save puts your changes into another file, in the form of this version.</source>
        <translation>Tout n’en est peut-être pas montré ; ce que cette version ne connaît pas est gardé. Enregistrer met vos changements dans un autre fichier, sous la forme de cette version.</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>enregistrement…</translation>
    </message>
    <message>
        <source>Reload shows what is there now. Keeping what is open, save asks before it writes over it.</source>
        <translation>Recharger montre ce qu’il y a maintenant. Si vous gardez ce qui est ouvert, l’enregistrement demande avant d’écrire par-dessus.</translation>
    </message>
    <message>
        <source>Safety copy made %1 (%2).</source>
        <translation>Copie de sûreté faite %1 (%2).</translation>
    </message>
    <message>
        <source>It was never saved to a file.</source>
        <translation>Il n’a jamais été enregistré dans un fichier.</translation>
    </message>
    <message>
        <source>Its file %1 is gone.</source>
        <translation>Son fichier %1 a disparu.</translation>
    </message>
    <message>
        <source>Compared with the file saved %1: %2.</source>
        <translation>Comparé au fichier enregistré %1 : %2.</translation>
    </message>
    <message>
        <source>There is unsaved work on this document from the last time.</source>
        <translation>Il y a du travail non enregistré sur ce document, de la dernière fois.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n safety copy(ies) from the last time are damaged and were set aside.</source>
        <translation>
            <numerusform>%n copie de sûreté de la dernière fois est endommagée et a été mise de côté.</numerusform>
            <numerusform>%n copies de sûreté de la dernière fois sont endommagées et ont été mises de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved work on “%1” was thrown away.</source>
        <translation>Le travail non enregistré sur « %1 » a été jeté.</translation>
    </message>
    <message>
        <source>It is kept for 30 days and is listed under File, Earlier versions.</source>
        <translation>Il est gardé 30 jours et se trouve sous Fichier, Versions antérieures.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Le reprendre</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Restaurer le travail non enregistré</translation>
    </message>
    <message>
        <source>That version could not be opened.</source>
        <translation>Cette version n’a pas pu être ouverte.</translation>
    </message>
    <message>
        <source>Take back the version of %1</source>
        <translation>Reprendre la version de %1</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Fermer cet onglet</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>Fermer les autres onglets</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Copy the name of the file</source>
        <translation>Copier le nom du fichier</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
    <message>
        <source>A safety copy of what is not saved is written when you pause, and after %1 seconds at the latest. After a crash that is the most you can lose.</source>
        <translation>Une copie de sécurité de ce qui n’est pas enregistré est écrite quand vous faites une pause, et au plus tard après %1 secondes. Après une panne, c’est le plus que vous puissiez perdre.</translation>
    </message>
    <message>
        <source>not saved · safety copy within %1 s</source>
        <translation>non enregistré · copie de sécurité sous %1 s</translation>
    </message>
    <message>
        <source>Arran&amp;gements</source>
        <translation>A&amp;gencements</translation>
    </message>
    <message>
        <source>&amp;Keep this arrangement…</source>
        <translation>&amp;Garder cet agencement…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>Keep this arrangement</source>
        <translation>Garder cet agencement</translation>
    </message>
    <message>
        <source>Name of the arrangement of panels:</source>
        <translation>Nom de l’agencement des panneaux :</translation>
    </message>
    <message>
        <source>The text is in the clipboard.</source>
        <translation>Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Files that can be imported (%1)</source>
        <translation>Fichiers importables (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
    <message>
        <source>“%1” could not be imported.</source>
        <translation>« %1 » n’a pas pu être importé.</translation>
    </message>
    <message>
        <source>Not everything came back from “%1” as it was.</source>
        <translation>Tout n’est pas revenu de « %1 » tel quel.</translation>
    </message>
    <message>
        <source>&amp;Understood</source>
        <translation>&amp;Compris</translation>
    </message>
    <message>
        <source>Folder to unpack “%1” into</source>
        <translation>Dossier où déballer « %1 »</translation>
    </message>
    <message>
        <source>Some pieces of “%1” are shown as ghosts.</source>
        <translation>Certaines pièces de « %1 » sont montrées comme fantômes.</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>“%1” cannot be installed.</source>
        <translation>« %1 » ne peut pas être installé.</translation>
    </message>
    <message>
        <source>Install the pack “%1”, version %2?</source>
        <translation>Installer le paquet « %1 », version %2 ?</translation>
    </message>
    <message>
        <source>Its pieces are then in the box and the catalogue. Install packs only from people you trust.</source>
        <translation>Ses pièces sont alors dans la boîte et le catalogue. N’installez que des paquets de personnes de confiance.</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Installer</translation>
    </message>
    <message>
        <source>A pack of this kind is there already. Replace it by version %1?</source>
        <translation>Un tel paquet est déjà là. Le remplacer par la version %1 ?</translation>
    </message>
    <message>
        <source>Battles and armies that use it are then drawn and judged by the new one.</source>
        <translation>Les batailles et armées qui l’utilisent seront dessinées et jugées d’après le nouveau.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>Le &amp;remplacer</translation>
    </message>
    <message>
        <source>The pack “%1” is installed. Its pieces are in the box and the catalogue.</source>
        <translation>Le paquet « %1 » est installé. Ses pièces sont dans la boîte et le catalogue.</translation>
    </message>
</context>
<context>
    <name>bocage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Change the &amp;keys…</source>
        <translation>Changer les &amp;touches…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Your packs</source>
        <translation>Vos paquets</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versions antérieures</translation>
    </message>
    <message>
        <source>Safety copies</source>
        <translation>Copies de sûreté</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Templates</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Fe&amp;nêtre</translation>
    </message>
    <message>
        <source>after %1 seconds at the latest</source>
        <translation>après %1 secondes au plus tard</translation>
    </message>
    <message>
        <source>A safety copy of what is not saved is written when you pause, and then at the latest.</source>
        <translation>Une copie de sécurité de ce qui n’est pas enregistré est écrite quand vous faites une pause, et alors au plus tard.</translation>
    </message>
    <message>
        <source>Open the &amp;files of last time at every start</source>
        <translation>Rouvrir à chaque démarrage les &amp;fichiers de la dernière fois</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>C&amp;hanger…</translation>
    </message>
    <message>
        <source>Folder of your battles and armies</source>
        <translation>Dossier de vos batailles et armées</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Fichiers</translation>
    </message>
    <message>
        <source>&amp;Safety copies</source>
        <translation>Copies de &amp;sécurité</translation>
    </message>
    <message>
        <source>Your documents</source>
        <translation>Vos documents</translation>
    </message>
    <message>
        <source>Copies lie in</source>
        <translation>Les copies sont dans</translation>
    </message>
    <message>
        <source>Spaces only</source>
        <translation>Cases seulement</translation>
    </message>
    <message>
        <source>Spaces and centimetres</source>
        <translation>Cases et centimètres</translation>
    </message>
    <message>
        <source>Spaces and inches</source>
        <translation>Cases et pouces</translation>
    </message>
    <message>
        <source>What Measure tells, with spaces of 25 mm.</source>
        <translation>Ce que dit Mesurer, avec des cases de 25 mm.</translation>
    </message>
    <message numerus="yes">
        <source>You own %n box(es).</source>
        <translation>
            <numerusform>Vous possédez %n boîte.</numerusform>
            <numerusform>Vous possédez %n boîtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not named a box yet.</source>
        <translation>Vous n’avez encore nommé aucune boîte.</translation>
    </message>
    <message>
        <source>My &amp;boxes…</source>
        <translation>Mes &amp;boîtes…</translation>
    </message>
    <message>
        <source>T&amp;able and paper</source>
        <translation>T&amp;able et papier</translation>
    </message>
    <message>
        <source>&amp;Lengths</source>
        <translation>&amp;Longueurs</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
</context>
<context>
    <name>bocage::app::RecentFile</name>
    <message>
        <source>is gone</source>
        <translation>a disparu</translation>
    </message>
    <message>
        <source>Takes the file off the top of the list.</source>
        <translation>Retire le fichier du haut de la liste.</translation>
    </message>
    <message>
        <source>Keeps the file at the top of the list.</source>
        <translation>Garde le fichier en haut de la liste.</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Épingler %1</translation>
    </message>
</context>
<context>
    <name>bocage::app::RecentFiles</name>
    <message>
        <source>Files you open or save appear here.</source>
        <translation>Les fichiers que vous ouvrez ou enregistrez apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>bocage::app::TemplatesPage</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Your templates</source>
        <translation>Vos modèles</translation>
    </message>
    <message>
        <source>You have no templates of your own yet. File ▸ Save as template keeps the battle in front as one.</source>
        <translation>Vous n’avez pas encore de modèles à vous. Fichier ▸ Enregistrer comme modèle garde la bataille affichée comme modèle.</translation>
    </message>
    <message>
        <source>Your own templates stand on the welcome page beside those of the program.</source>
        <translation>Vos modèles figurent sur la page d’accueil à côté de ceux du programme.</translation>
    </message>
    <message>
        <source>Rename the template</source>
        <translation>Renommer le modèle</translation>
    </message>
    <message>
        <source>Name of the template:</source>
        <translation>Nom du modèle :</translation>
    </message>
    <message>
        <source>Another template has this name. Choose a different one.</source>
        <translation>Un autre modèle porte ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The template could not be renamed.</source>
        <translation>Le modèle n’a pas pu être renommé.</translation>
    </message>
    <message>
        <source>Delete the template “%1”?</source>
        <translation>Supprimer le modèle « %1 » ?</translation>
    </message>
    <message>
        <source>Battles that were made from it stay.</source>
        <translation>Les batailles faites d’après lui restent.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>Le &amp;garder</translation>
    </message>
    <message>
        <source>The template could not be deleted: its folder cannot be written to.</source>
        <translation>Le modèle n’a pas pu être supprimé : son dossier n’est pas accessible en écriture.</translation>
    </message>
</context>
<context>
    <name>bocage::app::VersionsDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Versions antérieures</translation>
    </message>
    <message>
        <source>Nothing is kept for this document yet. Every save keeps the version before, and work that was thrown away is kept for 30 days.</source>
        <translation>Rien n’est encore gardé pour ce document. Chaque enregistrement garde la version d’avant, et le travail jeté est gardé 30 jours.</translation>
    </message>
    <message>
        <source>Every save keeps the version before; work that was thrown away is kept for 30 days.</source>
        <translation>Chaque enregistrement garde la version d’avant ; le travail jeté est gardé 30 jours.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>To get from there to what is open</source>
        <translation>Pour passer de là à ce qui est ouvert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Backup of %1</source>
        <translation>Sauvegarde de %1</translation>
    </message>
    <message>
        <source>Unsaved work: %1</source>
        <translation>Travail non enregistré : %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>nothing, they are the same</source>
        <translation>rien, elles sont identiques</translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>&amp;Ouvrir comme copie</translation>
    </message>
    <message>
        <source>&amp;Put in place of what is open</source>
        <translation>&amp;Mettre à la place de ce qui est ouvert</translation>
    </message>
    <message>
        <source>One step that can be undone; nothing is saved yet.</source>
        <translation>Une seule étape, qui peut être annulée ; rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
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
        <source>Ctrl+K finds every action, place and piece by a few letters.</source>
        <translation>Ctrl+K trouve chaque action, lieu et pièce en quelques lettres.</translation>
    </message>
    <message>
        <source>On the map the arrows move a cursor and Enter acts: no mouse needed.</source>
        <translation>Sur la carte, les flèches déplacent un curseur et Entrée agit : pas besoin de souris.</translation>
    </message>
    <message>
        <source>Everything can be undone, also after saving. A safety copy is kept while you work.</source>
        <translation>Tout peut être annulé, même après l’enregistrement. Une copie de sûreté est gardée pendant que vous travaillez.</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>you choose faction and points</source>
        <translation>faction et points au choix</translation>
    </message>
    <message>
        <source>Lay out a battle, build the armies, and let the rules check both.</source>
        <translation>Composez une bataille, construisez les armées, et laissez les règles contrôler les deux.</translation>
    </message>
    <message>
        <source>Drop scenarios, armies or packs anywhere on this window to open or install them.</source>
        <translation>Déposez scénarios, armées ou paquets n’importe où dans cette fenêtre pour les ouvrir ou les installer.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmyDetailsPanel</name>
    <message>
        <source>The faction&apos;s own</source>
        <translation>Celui de la faction</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Army points aimed at. Inside a scenario its budget counts instead.</source>
        <translation>Points d’armée visés. Dans un scénario, c’est son budget qui compte.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmyFactsPanel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>for example 2026-05-30</source>
        <translation>par exemple 2026-05-30</translation>
    </message>
    <message>
        <source>Player and club</source>
        <translation>Joueur et club</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmyProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>En règle</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Accepté : %1</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation>Accepter…</translation>
    </message>
    <message>
        <source>The rules have nothing to object.</source>
        <translation>Les règles n’ont rien à objecter.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>Accepter %1</translation>
    </message>
    <message>
        <source>Why is this all right? The reason is kept with the army and printed.</source>
        <translation>Pourquoi est-ce acceptable ? La raison est gardée avec l’armée et imprimée.</translation>
    </message>
    <message numerus="yes">
        <source>%n not owned</source>
        <translation>
            <numerusform>%n pas possédé</numerusform>
            <numerusform>%n pas possédés</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in your boxes</source>
        <translation>Pas dans vos boîtes</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmySheet</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Arrows walk the sheet, Enter puts in what the catalogue shows, Del takes out.</source>
        <translation>Les flèches parcourent la feuille, Entrée pose le choix du catalogue, Suppr retire.</translation>
    </message>
    <message>
        <source>Army sheet</source>
        <translation>Feuille d’armée</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmySidePanel</name>
    <message>
        <source>Folds this section away or out.</source>
        <translation>Replie ou déplie cette section.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ArmyWorkspace</name>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>%1 / %2 points</source>
        <translation>%1 / %2 points</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la feuille</translation>
    </message>
    <message>
        <source>Catalogue: put it in</source>
        <translation>Catalogue : poser</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has no free slot for %2.</source>
        <translation>%1 n’a pas d’emplacement libre pour %2.</translation>
    </message>
    <message>
        <source>Name this tile</source>
        <translation>Nommer cette tuile</translation>
    </message>
    <message>
        <source>A name of your own for %1; empty for none.</source>
        <translation>Un nom à vous pour %1 ; vide pour aucun.</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, emplacement %2</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Name this counter</source>
        <translation>Nommer ce pion</translation>
    </message>
    <message>
        <source>A name of your own for this counter; empty for none.</source>
        <translation>Un nom à vous pour ce pion ; vide pour aucun.</translation>
    </message>
    <message>
        <source>Name this counter…</source>
        <translation>Nommer ce pion…</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
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
    <message>
        <source>Every unit of the armies is placed, or the sides have no army yet.</source>
        <translation>Toutes les unités des armées sont placées, ou les camps n’ont pas encore d’armée.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Every unit of the open packs.</source>
        <translation>Toutes les unités des paquets ouverts.</translation>
    </message>
    <message>
        <source>From armies (%1)</source>
        <translation>Des armées (%1)</translation>
    </message>
    <message>
        <source>Units of the scenario&apos;s armies that are not placed yet, each once.</source>
        <translation>Les unités des armées du scénario qui ne sont pas encore placées, chacune une fois.</translation>
    </message>
    <message>
        <source>All factions</source>
        <translation>Toutes les factions</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Shows the units of one faction.</source>
        <translation>Montre les unités d’une faction.</translation>
    </message>
    <message>
        <source>Shows pieces of one category.</source>
        <translation>Montre les pièces d’une catégorie.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::BoxesDialog</name>
    <message>
        <source>Folder with armies</source>
        <translation>Dossier avec des armées</translation>
    </message>
    <message>
        <source>My boxes</source>
        <translation>Mes boîtes</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>&amp;Boîtes</translation>
    </message>
    <message>
        <source>Single &amp;pieces</source>
        <translation>&amp;Pièces seules</translation>
    </message>
    <message>
        <source>Which &amp;armies can I field?</source>
        <translation>Quelles &amp;armées puis-je aligner ?</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>How many you own</source>
        <translation>Combien vous en possédez</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>In your boxes</source>
        <translation>Dans vos boîtes</translation>
    </message>
    <message>
        <source>Added or lost</source>
        <translation>Ajoutées ou perdues</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Vous avez</translation>
    </message>
    <message>
        <source>A piece you bought or made besides counts up, one that you lost counts down: −1 for one gone.</source>
        <translation>Une pièce achetée ou faite en plus compte en plus, une pièce perdue en moins : −1 pour une disparue.</translation>
    </message>
    <message>
        <source>Search pieces…</source>
        <translation>Chercher des pièces…</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Chercher des pièces</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>With your boxes</source>
        <translation>Avec vos boîtes</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Un autre &amp;dossier…</translation>
    </message>
    <message>
        <source>Looks through the armies of another folder.</source>
        <translation>Parcourt les armées d’un autre dossier.</translation>
    </message>
    <message>
        <source>Bocage counts what is left on your shelf and says which pieces of a battle or army you do not have. That is never an error: rules are one thing, cardboard another.</source>
        <translation>Bocage compte ce qui reste sur votre étagère et dit quelles pièces d’une bataille ou d’une armée vous n’avez pas. Ce n’est jamais une erreur : les règles sont une chose, le carton une autre.</translation>
    </message>
    <message>
        <source>You have not named a box yet. Until then one of each is taken for granted, and nothing is reported as missing.</source>
        <translation>Vous n’avez pas encore nommé de boîte. Jusque-là, une de chaque est supposée, et rien n’est signalé comme manquant.</translation>
    </message>
    <message>
        <source>Name your boxes first</source>
        <translation>Nommez d’abord vos boîtes</translation>
    </message>
    <message>
        <source>✓ Can be fielded</source>
        <translation>✓ Peut être alignée</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n piece(s) missing</source>
        <translation>
            <numerusform>✗ %n pièce manque</numerusform>
            <numerusform>✗ %n pièces manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no army in %1.</source>
        <translation>Il n’y a pas d’armée dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>You can field %1 of the %n army(ies) in %2.</source>
        <translation>
            <numerusform>Vous pouvez aligner %1 des %n armée dans %2.</numerusform>
            <numerusform>Vous pouvez aligner %1 des %n armées dans %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Armies in %1</source>
        <translation>Armées dans %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plateau</numerusform>
            <numerusform>%n plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlay(s)</source>
        <translation>
            <numerusform>%n décor</numerusform>
            <numerusform>%n décors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marqueur</numerusform>
            <numerusform>%n marqueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message>
        <source>How many of %1 you own</source>
        <translation>Combien de « %1 » vous possédez</translation>
    </message>
</context>
<context>
    <name>bocage::editor::BriefingView</name>
    <message>
        <source>Sections of the briefing</source>
        <translation>Rubriques du briefing</translation>
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
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>The language that names and texts are written in.</source>
        <translation>La langue des noms et des textes que vous écrivez.</translation>
    </message>
    <message>
        <source>Write texts in</source>
        <translation>Écrire les textes en</translation>
    </message>
</context>
<context>
    <name>bocage::editor::CalibrateDialog</name>
    <message>
        <source>Calibrate a printer</source>
        <translation>Étalonner une imprimante</translation>
    </message>
    <message>
        <source>Print the calibration page on both sides and enter what a ruler says of it.</source>
        <translation>Imprimez la page d’étalonnage recto verso et entrez ce qu’une règle y mesure.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Length of line A</source>
        <translation>Longueur de la ligne A</translation>
    </message>
    <message>
        <source>Length of line B</source>
        <translation>Longueur de la ligne B</translation>
    </message>
    <message>
        <source>Back lies to the right by</source>
        <translation>Verso décalé à droite de</translation>
    </message>
    <message>
        <source>Back lies lower by</source>
        <translation>Verso décalé vers le bas de</translation>
    </message>
    <message>
        <source>Give the printer a name.</source>
        <translation>Donnez un nom à l’imprimante.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::CampaignWorkspace</name>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Campaign log</source>
        <translation>Journal de campagne</translation>
    </message>
    <message>
        <source>Not every chapter could be put beside the campaign.</source>
        <translation>Tous les chapitres n’ont pas pu être mis à côté de la campagne.</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>Choose the battle of the new chapter</source>
        <translation>Choisir la bataille du nouveau chapitre</translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation>Scénarios (*.scenario.json)</translation>
    </message>
    <message>
        <source>This battle cannot be a chapter. Put it beside the campaign, or in a folder below it.</source>
        <translation>Cette bataille ne peut pas être un chapitre. Mettez-la à côté de la campagne ou dans un dossier en dessous.</translation>
    </message>
    <message>
        <source>This battle is of another game than the campaign, so it cannot be a chapter of it.</source>
        <translation>Cette bataille est d’un autre jeu que la campagne et ne peut pas en être un chapitre.</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Ajouter un chapitre</translation>
    </message>
    <message>
        <source>Choose the battle of this chapter</source>
        <translation>Choisir la bataille de ce chapitre</translation>
    </message>
    <message>
        <source>The battle of this chapter cannot be opened.</source>
        <translation>La bataille de ce chapitre ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The next chapter cannot be opened: its battle cannot be read.</source>
        <translation>Le chapitre suivant ne peut pas être ouvert : sa bataille ne peut pas être lue.</translation>
    </message>
    <message>
        <source>to be played now: %1</source>
        <translation>à jouer maintenant : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) entered</source>
        <translation>
            <numerusform>%n résultat entré</numerusform>
            <numerusform>%n résultats entrés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n chapitre</numerusform>
            <numerusform>%n chapitres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::CatalogueDetail</name>
    <message>
        <source>second weapon: %1</source>
        <translation>arme secondaire : %1</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Autre face</translation>
    </message>
    <message numerus="yes">
        <source>%n life point(s)</source>
        <translation>
            <numerusform>%n point de vie</numerusform>
            <numerusform>%n points de vie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Coûte %n point.</numerusform>
            <numerusform>Coûte %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::CataloguePanel</name>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Catalogue · %1</source>
        <translation>Catalogue · %1</translation>
    </message>
    <message>
        <source>Every faction</source>
        <translation>Toutes les factions</translation>
    </message>
    <message>
        <source>Any ability</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Nothing fits here. Choose another slot or show everything.</source>
        <translation>Rien ne convient ici. Choisissez un autre emplacement ou affichez tout.</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer letters or fewer filters.</source>
        <translation>Aucun résultat. Essayez moins de lettres ou moins de filtres.</translation>
    </message>
    <message>
        <source>Search tiles, options, abilities…</source>
        <translation>Chercher tuiles, options, capacités…</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>Chercher dans le catalogue</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Shows things of this faction and of none.</source>
        <translation>Montre ce qui est de cette faction ou d’aucune.</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Shows things that have or bring this ability.</source>
        <translation>Montre ce qui possède ou apporte cette capacité.</translation>
    </message>
    <message>
        <source>Highest cost</source>
        <translation>Coût maximal</translation>
    </message>
    <message>
        <source>Shows things that cost no more than this.</source>
        <translation>Montre ce qui ne coûte pas davantage.</translation>
    </message>
    <message>
        <source>Any cost</source>
        <translation>Tout coût</translation>
    </message>
    <message>
        <source>≤ </source>
        <translation>≤ </translation>
    </message>
    <message>
        <source>Fits selection</source>
        <translation>Convient ici</translation>
    </message>
    <message>
        <source>Shows only what goes into the chosen slot.</source>
        <translation>Montre seulement ce qui va dans l’emplacement choisi.</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédé</translation>
    </message>
    <message>
        <source>Shows this kind; several kinds add up.</source>
        <translation>Montre ce genre ; plusieurs genres s’ajoutent.</translation>
    </message>
    <message>
        <source>Shows only what your boxes still hold.</source>
        <translation>Ne montre que ce que vos boîtes contiennent encore.</translation>
    </message>
    <message>
        <source>Owned (one of each box)</source>
        <translation>Possédé (une de chaque boîte)</translation>
    </message>
    <message>
        <source>You have not named your boxes (Army, My boxes), so one of each is taken for granted.</source>
        <translation>Vous n’avez pas nommé vos boîtes (Armée, Mes boîtes) : une de chaque est supposée.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ChapterGraph</name>
    <message>
        <source>Chapters of the campaign</source>
        <translation>Chapitres de la campagne</translation>
    </message>
    <message>
        <source>No battle chosen yet</source>
        <translation>Aucune bataille choisie</translation>
    </message>
    <message>
        <source>The battle cannot be read</source>
        <translation>La bataille ne peut pas être lue</translation>
    </message>
    <message>
        <source>%1, on an older version</source>
        <translation>%1, sur une version plus ancienne</translation>
    </message>
    <message>
        <source>to be played now</source>
        <translation>à jouer maintenant</translation>
    </message>
    <message>
        <source>A campaign is a story of battles. Add its first chapter (Insert), then drag from the knob of one card to another to say what follows.</source>
        <translation>Une campagne est une histoire de batailles. Ajoutez son premier chapitre (Inser), puis tirez du bouton d’une carte vers une autre pour dire ce qui suit.</translation>
    </message>
    <message>
        <source>if %1 wins</source>
        <translation>si %1 gagne</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ChapterPanel</name>
    <message>
        <source>Hand something out</source>
        <translation>Distribuer quelque chose</translation>
    </message>
    <message>
        <source>More or fewer points</source>
        <translation>Plus ou moins de points</translation>
    </message>
    <message>
        <source>Losses stay</source>
        <translation>Les pertes restent</translation>
    </message>
    <message>
        <source>Another deck</source>
        <translation>Un autre paquet de cartes</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of the campaign</source>
        <translation>Titre de la campagne</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Langue des textes</translation>
    </message>
    <message>
        <source>Texts in</source>
        <translation>Textes en</translation>
    </message>
    <message>
        <source>Story of the campaign</source>
        <translation>Histoire de la campagne</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Histoire</translation>
    </message>
    <message>
        <source>Title of the chapter</source>
        <translation>Titre du chapitre</translation>
    </message>
    <message>
        <source>File of the battle</source>
        <translation>Fichier de la bataille</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>How it may end is not known: its battle has no victory conditions.</source>
        <translation>On ne sait pas comment il peut finir : sa bataille n’a pas de conditions de victoire.</translation>
    </message>
    <message>
        <source>It may end with: %1.</source>
        <translation>Il peut finir par : %1.</translation>
    </message>
    <message>
        <source>Add a way on</source>
        <translation>Ajouter une suite</translation>
    </message>
    <message>
        <source>Then “%1”</source>
        <translation>Puis « %1 »</translation>
    </message>
    <message>
        <source>If %1 wins, “%2”</source>
        <translation>Si %1 gagne, « %2 »</translation>
    </message>
    <message>
        <source>Remove this way</source>
        <translation>Retirer ce chemin</translation>
    </message>
    <message>
        <source>Result that opens this way</source>
        <translation>Résultat qui ouvre ce chemin</translation>
    </message>
    <message>
        <source>whatever the result</source>
        <translation>quel que soit le résultat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Carry something over</source>
        <translation>Reporter quelque chose</translation>
    </message>
    <message>
        <source>Do not carry this over</source>
        <translation>Ne pas reporter ceci</translation>
    </message>
    <message>
        <source>Whom it helps</source>
        <translation>Qui cela aide</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>le vainqueur</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Hand out…</source>
        <translation>Donner…</translation>
    </message>
    <message>
        <source>What may be added?</source>
        <translation>Que peut-on ajouter ?</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Points more or fewer</source>
        <translation>Points en plus ou en moins</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Deck to draw from</source>
        <translation>Paquet où piocher</translation>
    </message>
    <message>
        <source>choose a deck</source>
        <translation>choisir un paquet</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
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
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation>Rien ici ne s’appelle « %1 ».</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ComparePanel</name>
    <message>
        <source>Army without a title</source>
        <translation>Armée sans titre</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>The army or variant to compare with</source>
        <translation>L&apos;armée ou la variante à comparer</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Hits on infantry</source>
        <translation>Touches sur l&apos;infanterie</translation>
    </message>
    <message>
        <source>Hits on light vehicles</source>
        <translation>Touches sur véhicules légers</translation>
    </message>
    <message>
        <source>Hits on heavy vehicles</source>
        <translation>Touches sur véhicules lourds</translation>
    </message>
    <message>
        <source>Suppressions</source>
        <translation>Suppressions</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unités restantes</translation>
    </message>
    <message>
        <source>Chance that half are left</source>
        <translation>Chance qu&apos;il en reste la moitié</translation>
    </message>
    <message>
        <source>Comparison in numbers</source>
        <translation>Comparaison en chiffres</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Contre %1</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Army from a file…</source>
        <translation>Armée d&apos;un fichier…</translation>
    </message>
    <message>
        <source>turns under fire</source>
        <translation>tours sous le feu</translation>
    </message>
    <message>
        <source>range in spaces</source>
        <translation>portée en cases</translation>
    </message>
    <message>
        <source>expected units left</source>
        <translation>unités restantes attendues</translation>
    </message>
    <message>
        <source>chance in percent that half are left</source>
        <translation>chance en pour cent qu&apos;il en reste la moitié</translation>
    </message>
    <message>
        <source>expected suppressions a turn</source>
        <translation>suppressions attendues par tour</translation>
    </message>
    <message>
        <source>expected hits a turn</source>
        <translation>touches attendues par tour</translation>
    </message>
    <message>
        <source>Each unit takes one shot of +%1 from %2 spaces every turn, in the open.</source>
        <translation>Chaque unité subit à chaque tour un tir à +%1 depuis %2 cases, à découvert.</translation>
    </message>
    <message>
        <source>Every unit fires once at a target of defense %1 in the open.</source>
        <translation>Chaque unité tire une fois sur une cible de défense %1 à découvert.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Celle-ci</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Breaking points</source>
        <translation>Points de rupture</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Open tab: %1</source>
        <translation>Onglet ouvert : %1</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ContentChips</name>
    <message>
        <source>One %1 less</source>
        <translation>Un exemplaire de moins : %1</translation>
    </message>
    <message>
        <source>One %1 more</source>
        <translation>Un exemplaire de plus : %1</translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation>Retirer de la liste : %1</translation>
    </message>
    <message>
        <source>There is no more %1.</source>
        <translation>Il n’y a plus de %1.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ContentPicker</name>
    <message numerus="yes">
        <source>Search %n piece(s)…</source>
        <translation>
            <numerusform>Chercher parmi %n pièce…</numerusform>
            <numerusform>Chercher parmi %n pièces…</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Nothing has such a name. Try fewer letters.</source>
        <translation>Rien ne porte ce nom. Essayez moins de lettres.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
</context>
<context>
    <name>bocage::editor::CurvePlot</name>
    <message>
        <source>Point at the plot, or press the left and right arrow keys, to read the values.</source>
        <translation>Pointez le graphique, ou utilisez les flèches gauche et droite, pour lire les valeurs.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1 : de %2 à %3</translation>
    </message>
</context>
<context>
    <name>bocage::editor::DocumentAnalysis</name>
    <message>
        <source>The rules of %1 do not answer questions about sight and movement.</source>
        <translation>Les règles de %1 ne répondent pas aux questions de vue et de mouvement.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::EntryTool</name>
    <message>
        <source>Click a border of the battlefield: units of the side come in over it. R takes the next border of the space.</source>
        <translation>Cliquez sur une bordure du champ de bataille : les unités du camp entrent par là. R prend la bordure suivante de la case.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Whose units come in here.</source>
        <translation>Le camp dont les unités entrent ici.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Written on the arrow: a letter or number that the texts of the scenario use.</source>
        <translation>Écrit sur la flèche : une lettre ou un nombre repris par les textes du scénario.</translation>
    </message>
    <message>
        <source>%1 does not lie on the border</source>
        <translation>%1 n’est pas sur la bordure</translation>
    </message>
    <message>
        <source>An arrow of this side lies here already</source>
        <translation>Une flèche de ce camp se trouve déjà ici</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ExportDialog</name>
    <message>
        <source>&amp;Pixels of a space:</source>
        <translation>&amp;Pixels par case :</translation>
    </message>
    <message>
        <source>&amp;Address of the pictures:</source>
        <translation>&amp;Adresse des images :</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>Sera écrit</translation>
    </message>
    <message>
        <source>What the target cannot hold</source>
        <translation>Ce que la cible ne peut pas contenir</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Dossier :</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Folder to write into</source>
        <translation>Dossier où écrire</translation>
    </message>
    <message>
        <source>Give it a name without slashes.</source>
        <translation>Donnez un nom sans barres obliques.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Will be written: %n file(s)</source>
        <translation>
            <numerusform>Sera écrit : %n fichier</numerusform>
            <numerusform>Seront écrits : %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Laissé de côté : %1</translation>
    </message>
    <message>
        <source>Not played: %1</source>
        <translation>Non joué : %1</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien n’est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are there already.</source>
        <translation>
            <numerusform>%n fichier de ce nom est déjà là.</numerusform>
            <numerusform>%n fichiers de ces noms sont déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>%n fichier écrit.</numerusform>
            <numerusform>%n fichiers écrits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::FollowingTool</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>bocage::editor::HelpWindow</name>
    <message>
        <source>Bocage help</source>
        <translation>Aide de Bocage</translation>
    </message>
    <message>
        <source>Search the manual and all rules…</source>
        <translation>Chercher dans le manuel et toutes les règles…</translation>
    </message>
    <message>
        <source>Search the manual and all rules</source>
        <translation>Chercher dans le manuel et toutes les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles : %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rule(s)</source>
        <translation>
            <numerusform>%1 : %n règle</numerusform>
            <numerusform>%1 : %n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual or the rules holds “%1”.</source>
        <translation>Rien dans le manuel ni dans les règles ne contient « %1 ».</translation>
    </message>
    <message>
        <source>This page did not come with the program.</source>
        <translation>Cette page n’est pas venue avec le programme.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ImportCodeDialog</name>
    <message>
        <source>Import a share code</source>
        <translation>Importer un code de partage</translation>
    </message>
    <message>
        <source>Paste the code here: %1…</source>
        <translation>Collez le code ici : %1…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Opens the army of the code as a new document</source>
        <translation>Ouvre l&apos;armée du code comme nouveau document</translation>
    </message>
    <message>
        <source>A share code is one line of text that holds a whole army.</source>
        <translation>Un code de partage est une ligne de texte qui contient toute une armée.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <translation>
            <numerusform>%1, %n tuile</numerusform>
            <numerusform>%1, %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of it are in none of your packs; they are kept by name.</source>
        <translation>
            <numerusform>%n élément n&apos;est dans aucun de vos paquets ; il est gardé par son nom.</numerusform>
            <numerusform>%n éléments ne sont dans aucun de vos paquets ; ils sont gardés par leur nom.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::InspectorForm</name>
    <message>
        <source>front</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>back</source>
        <translation>arrière</translation>
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
        <source>Turn the counter over</source>
        <translation>Retourner le pion</translation>
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
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Change the kind of zone</source>
        <translation>Changer le genre de zone</translation>
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
        <source>Change the kind of objective</source>
        <translation>Changer le genre d’objectif</translation>
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
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Change a note</source>
        <translation>Changer une note</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>plusieurs valeurs</translation>
    </message>
    <message>
        <source>Turn %1 degrees</source>
        <translation>Tourner de %1 degrés</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Set mode</source>
        <translation>Choisir le comportement</translation>
    </message>
    <message>
        <source>no mode</source>
        <translation>sans mode</translation>
    </message>
    <message>
        <source>aggressive</source>
        <translation>agressive</translation>
    </message>
    <message>
        <source>lying in wait</source>
        <translation>à l’affût</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>errante</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Set limits of the unit</source>
        <translation>Fixer les limites de l’unité</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>stays put</source>
        <translation>reste sur place</translation>
    </message>
    <message>
        <source>takes no orders</source>
        <translation>ne reçoit pas d’ordre</translation>
    </message>
    <message>
        <source>stays put, takes no orders</source>
        <translation>reste sur place, ne reçoit pas d’ordre</translation>
    </message>
    <message>
        <source>“%1” is no space. Say a letter and a number, like B4.</source>
        <translation>« %1 » n’est pas une case. Indiquez une lettre et un nombre, comme B4.</translation>
    </message>
    <message>
        <source>any player</source>
        <translation>tout joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Set player</source>
        <translation>Définir le joueur</translation>
    </message>
    <message>
        <source>no army</source>
        <translation>aucune armée</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n restant</numerusform>
            <numerusform>%1, %n restants</numerusform>
        </translation>
    </message>
    <message>
        <source>taken out of its army</source>
        <translation>sorti de son armée</translation>
    </message>
    <message>
        <source>Of army</source>
        <translation>De l’armée</translation>
    </message>
    <message>
        <source>Give the counter to an army</source>
        <translation>Donner le pion à une armée</translation>
    </message>
    <message>
        <source>placed by the scenario</source>
        <translation>placé par le scénario</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surlignage</translation>
    </message>
    <message>
        <source>Highlight a zone</source>
        <translation>Surligner une zone</translation>
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
    <message>
        <source>Needs</source>
        <translation>Requiert</translation>
    </message>
    <message>
        <source>more than a dozen boxes</source>
        <translation>plus d’une douzaine de boîtes</translation>
    </message>
    <message>
        <source>Your shelf</source>
        <translation>Votre étagère</translation>
    </message>
    <message>
        <source>✓ is enough</source>
        <translation>✓ suffit</translation>
    </message>
    <message>
        <source>lacks %1</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>In no box</source>
        <translation>Dans aucune boîte</translation>
    </message>
    <message>
        <source>Inspector: %1</source>
        <translation>Inspecteur : %1</translation>
    </message>
</context>
<context>
    <name>bocage::editor::LayerSettings</name>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Units and tokens</source>
        <translation>Unités et pions</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Zones and entries</source>
        <translation>Zones et entrées</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Edges and corners</source>
        <translation>Bords et coins</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Décors</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
</context>
<context>
    <name>bocage::editor::LayersModel</name>
    <message>
        <source>Shown; Space hides it.</source>
        <translation>Visible ; Espace le cache.</translation>
    </message>
    <message>
        <source>Hidden; Space shows it.</source>
        <translation>Caché ; Espace le montre.</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>non verrouillé</translation>
    </message>
    <message>
        <source>Locked: nothing of it can be picked on the map.</source>
        <translation>Verrouillé : rien ne s’en laisse saisir sur la carte.</translation>
    </message>
    <message>
        <source>Not locked; Space locks it.</source>
        <translation>Non verrouillé ; Espace le verrouille.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>How opaque it is drawn, in percent.</source>
        <translation>Opacité du dessin, en pour cent.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Calque</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrou</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
</context>
<context>
    <name>bocage::editor::LayersPanel</name>
    <message>
        <source>Opacity of %1</source>
        <translation>Opacité de : %1</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Space shows, hides or locks; F2 or a number sets the opacity.</source>
        <translation>Espace montre, cache ou verrouille ; F2 ou un nombre règle l’opacité.</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Opacité</translation>
    </message>
    <message>
        <source>How opaque the chosen layer is drawn.</source>
        <translation>Opacité du calque choisi.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::LogPanel</name>
    <message>
        <source>Nothing to play yet</source>
        <translation>Rien à jouer encore</translation>
    </message>
    <message>
        <source>The story is told</source>
        <translation>L’histoire est finie</translation>
    </message>
    <message>
        <source>Add a chapter to the campaign first.</source>
        <translation>Ajoutez d’abord un chapitre à la campagne.</translation>
    </message>
    <message>
        <source>No chapter follows the last result.</source>
        <translation>Aucun chapitre ne suit le dernier résultat.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Take this result back</source>
        <translation>Reprendre ce résultat</translation>
    </message>
    <message>
        <source>Take this result and all that follow it back</source>
        <translation>Reprendre ce résultat et tous ceux qui suivent</translation>
    </message>
    <message>
        <source>Played on an older version: the battle was changed since.</source>
        <translation>Joué sur une version plus ancienne : la bataille a changé depuis.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>Its battle cannot be read, so it cannot be prepared.</source>
        <translation>Sa bataille ne peut pas être lue, il ne peut donc pas être préparé.</translation>
    </message>
    <message>
        <source>It is played as it is written.</source>
        <translation>Il se joue tel qu’il est écrit.</translation>
    </message>
    <message>
        <source>Open it prepared</source>
        <translation>L’ouvrir préparé</translation>
    </message>
    <message>
        <source>What happened in %1?</source>
        <translation>Que s’est-il passé dans %1 ?</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>Tours joués</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>non noté</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Points de victoire de %1</translation>
    </message>
    <message>
        <source>Points, %1</source>
        <translation>Points, %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 a perdu</translation>
    </message>
    <message>
        <source>Found…</source>
        <translation>Trouvé…</translation>
    </message>
    <message>
        <source>What did %1 find?</source>
        <translation>Qu’a trouvé %1 ?</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 a trouvé</translation>
    </message>
    <message>
        <source>What is worth remembering</source>
        <translation>Ce qui mérite d’être retenu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Enter this result</source>
        <translation>Entrer ce résultat</translation>
    </message>
    <message>
        <source>How this chapter may end is not known: its battle has no victory conditions.</source>
        <translation>On ne sait pas comment ce chapitre peut finir : sa bataille n’a pas de conditions de victoire.</translation>
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
    <message>
        <source>%1. Problem: %2</source>
        <translation>%1. Problème : %2</translation>
    </message>
</context>
<context>
    <name>bocage::editor::MeasureTool</name>
    <message>
        <source>Drag from space to space to count the distance.</source>
        <translation>Tirez d’une case à l’autre pour compter la distance.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) for %1</source>
        <translation>
            <numerusform>%n point de mouvement pour : %1</numerusform>
            <numerusform>%n points de mouvement pour : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No way for %1: %2</source>
        <translation>Pas de passage pour : %1. %2</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2 : %3</translation>
    </message>
    <message>
        <source>%1, %2 on the table</source>
        <translation>%1, %2 sur la table</translation>
    </message>
</context>
<context>
    <name>bocage::editor::NewArmyDialog</name>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>A name of your own</source>
        <translation>Un nom à vous</translation>
    </message>
    <message>
        <source>&amp;Faction:</source>
        <translation>&amp;Faction :</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Points :</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre :</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu :</translation>
    </message>
</context>
<context>
    <name>bocage::editor::NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>Texte de la note</translation>
    </message>
    <message>
        <source>What should you remember here?</source>
        <translation>Que faut-il se rappeler ici ?</translation>
    </message>
    <message>
        <source>Ctrl+Enter keeps it, Escape does not.</source>
        <translation>Ctrl+Entrée la garde, Échap non.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::NoteTool</name>
    <message>
        <source>Click to write, drag to move, double-click to change. Players never see notes.</source>
        <translation>Cliquez pour écrire, tirez pour déplacer, double-cliquez pour changer. Les joueurs ne voient jamais les notes.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ObjectiveTool</name>
    <message>
        <source>Click a space to make it a random place of the objective, click it again to take it back.</source>
        <translation>Cliquez sur une case pour en faire un lieu possible de l’objectif, recliquez pour la retirer.</translation>
    </message>
    <message>
        <source>Click a space, or drag a frame for an area. By keys: Shift+Enter begins the frame.</source>
        <translation>Cliquez sur une case, ou tracez un cadre pour une aire. Au clavier : Maj+Entrée commence le cadre.</translation>
    </message>
    <message>
        <source>Click the interspace between four spaces. R takes the next corner of the space.</source>
        <translation>Cliquez sur l’intersection entre quatre cases. R prend le coin suivant de la case.</translation>
    </message>
    <message>
        <source>Click a building or another overlay: holding it is the objective.</source>
        <translation>Cliquez sur un bâtiment ou un autre décor : le tenir est l’objectif.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Secondaire</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>How much the objective counts.</source>
        <translation>Le poids de l’objectif.</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>Où il se trouve</translation>
    </message>
    <message>
        <source>Space or area</source>
        <translation>Case ou aire</translation>
    </message>
    <message>
        <source>On a space, or on an area you frame.</source>
        <translation>Sur une case, ou sur une aire que vous encadrez.</translation>
    </message>
    <message>
        <source>Interspace</source>
        <translation>Intersection</translation>
    </message>
    <message>
        <source>On the interspace between four spaces.</source>
        <translation>Sur l’intersection entre quatre cases.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>A building or another overlay as a whole.</source>
        <translation>Un bâtiment ou un autre décor en entier.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Victory points for whoever holds it.</source>
        <translation>Points de victoire pour qui le tient.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>The name that the texts of the scenario use.</source>
        <translation>Le nom que reprennent les textes du scénario.</translation>
    </message>
    <message>
        <source>Random places</source>
        <translation>Lieux au hasard</translation>
    </message>
    <message>
        <source>Clicks give the selected objective further places; one of them is drawn at set-up.</source>
        <translation>Les clics donnent d’autres lieux à l’objectif sélectionné ; l’un d’eux est tiré à la mise en place.</translation>
    </message>
    <message>
        <source>Select an objective first; then give it the places of which one is drawn at set-up.</source>
        <translation>Sélectionnez d’abord un objectif ; donnez-lui ensuite les lieux dont l’un est tiré à la mise en place.</translation>
    </message>
    <message>
        <source>This interspace is off the boards</source>
        <translation>Cette intersection est hors des plateaux</translation>
    </message>
    <message>
        <source>No overlay lies here</source>
        <translation>Aucun décor ne se trouve ici</translation>
    </message>
</context>
<context>
    <name>bocage::editor::OddsTool</name>
    <message>
        <source>Click who attacks, then the target.</source>
        <translation>Cliquez qui attaque, puis la cible.</translation>
    </message>
    <message>
        <source>On the move</source>
        <translation>En mouvement</translation>
    </message>
    <message>
        <source>The attacker fires or assaults while it moves.</source>
        <translation>L’attaquant tire ou assaille en se déplaçant.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards the attacker plays for their bonus.</source>
        <translation>Cartes que l’attaquant joue pour leur bonus.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Bonus of equipment the attacker announces.</source>
        <translation>Bonus de l’équipement que l’attaquant annonce.</translation>
    </message>
    <message>
        <source>No unit stands here.</source>
        <translation>Aucune unité ne se tient ici.</translation>
    </message>
    <message>
        <source>Ctrl+click another target to split the fire; Escape starts again.</source>
        <translation>Ctrl+clic sur une autre cible pour répartir le tir ; Échap recommence.</translation>
    </message>
    <message>
        <source>Click the target, a unit or a structure; Escape starts again.</source>
        <translation>Cliquez la cible, une unité ou une structure ; Échap recommence.</translation>
    </message>
    <message>
        <source>Neither a unit nor a structure stands here.</source>
        <translation>Ni unité ni structure ne se tient ici.</translation>
    </message>
    <message>
        <source>At the structure</source>
        <translation>Sur la structure</translation>
    </message>
    <message>
        <source>The attacker fires at the structure that the target is in, to tear it down.</source>
        <translation>L’attaquant tire sur la structure où se trouve la cible, pour l’abattre.</translation>
    </message>
    <message>
        <source>Attacker sacrifices</source>
        <translation>L’attaquant se sacrifie</translation>
    </message>
    <message>
        <source>The attacker uses Sacrifice or Ultimate Sacrifice after the assault.</source>
        <translation>L’attaquant emploie Sacrifice ou Sacrifice ultime après l’assaut.</translation>
    </message>
    <message>
        <source>Target sacrifices</source>
        <translation>La cible se sacrifie</translation>
    </message>
    <message>
        <source>The target uses Sacrifice or Ultimate Sacrifice after the assault.</source>
        <translation>La cible emploie Sacrifice ou Sacrifice ultime après l’assaut.</translation>
    </message>
    <message>
        <source>Bonus on %1</source>
        <translation>Bonus sur %1</translation>
    </message>
    <message>
        <source>Part of the bonus that goes to this target.</source>
        <translation>Part du bonus qui va à cette cible.</translation>
    </message>
    <message>
        <source>Attacker spends</source>
        <translation>L’attaquant dépense</translation>
    </message>
    <message>
        <source>Target spends</source>
        <translation>La cible dépense</translation>
    </message>
    <message>
        <source>Markers that the attacker gives up for the roll.</source>
        <translation>Marqueurs que l’attaquant donne pour le jet.</translation>
    </message>
    <message>
        <source>Cards, equipment and markers that the target uses against the attacker.</source>
        <translation>Cartes, équipement et marqueurs que la cible emploie contre l’attaquant.</translation>
    </message>
    <message>
        <source>Cards the target plays for their bonus when it is assaulted.</source>
        <translation>Cartes que la cible joue pour leur bonus quand elle est assaillie.</translation>
    </message>
    <message>
        <source>Cards of the target</source>
        <translation>Cartes de la cible</translation>
    </message>
    <message>
        <source>Bonus of equipment the target announces when it is assaulted.</source>
        <translation>Bonus de l’équipement que la cible annonce quand elle est assaillie.</translation>
    </message>
    <message>
        <source>Equipment of the target</source>
        <translation>Équipement de la cible</translation>
    </message>
    <message>
        <source>How many of these markers the attacker gives up.</source>
        <translation>Combien de ces marqueurs l’attaquant donne.</translation>
    </message>
    <message>
        <source>How many of these markers the target gives up.</source>
        <translation>Combien de ces marqueurs la cible donne.</translation>
    </message>
    <message>
        <source>%1 spent by the attacker</source>
        <translation>%1 dépensé par l’attaquant</translation>
    </message>
    <message>
        <source>%1 spent by the target</source>
        <translation>%1 dépensé par la cible</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>Shows the dice, terms and rules behind the chances too.</source>
        <translation>Montre aussi les dés, les termes et les règles derrière les chances.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::OptimiseDialog</name>
    <message>
        <source>Fill the last points</source>
        <translation>Dépenser les derniers points</translation>
    </message>
    <message>
        <source>Best legal army for a goal</source>
        <translation>Meilleure armée légale pour un but</translation>
    </message>
    <message>
        <source>Random legal army</source>
        <translation>Armée légale au hasard</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>What the army may cost at most</source>
        <translation>Ce que l&apos;armée peut coûter au plus</translation>
    </message>
    <message>
        <source>What was chosen, and why</source>
        <translation>Ce qui a été choisi, et pourquoi</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Adds to the goal</source>
        <translation>Apport au but</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Tirer</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Use this army</source>
        <translation>&amp;Utiliser cette armée</translation>
    </message>
    <message>
        <source>Searches all legal armies; what comes out is proven to be the best</source>
        <translation>Cherche parmi toutes les armées légales ; le résultat est prouvé le meilleur</translation>
    </message>
    <message>
        <source>The same seed gives the same army</source>
        <translation>La même graine donne la même armée</translation>
    </message>
    <message>
        <source>Gives the search up</source>
        <translation>Abandonne la recherche</translation>
    </message>
    <message>
        <source>Puts the army on the sheet, as one step that can be undone</source>
        <translation>Met l&apos;armée sur la feuille, en une étape annulable</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Points :</translation>
    </message>
    <message>
        <source>The faction of the army</source>
        <translation>La faction de l&apos;armée</translation>
    </message>
    <message>
        <source>&amp;Faction:</source>
        <translation>&amp;Faction :</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine :</translation>
    </message>
    <message>
        <source>What the army should be good at</source>
        <translation>Ce que l&apos;armée doit bien faire</translation>
    </message>
    <message>
        <source>&amp;Goal:</source>
        <translation>&amp;But :</translation>
    </message>
    <message>
        <source>A hero who must be in the army; the tiles he needs come with him</source>
        <translation>Un héros qui doit être dans l&apos;armée ; les tuiles dont il a besoin viennent avec lui</translation>
    </message>
    <message>
        <source>&amp;Hero:</source>
        <translation>&amp;Héros :</translation>
    </message>
    <message>
        <source>Permitted content</source>
        <translation>Contenu permis</translation>
    </message>
    <message>
        <source>What may be used; take the tick away from what you do not want</source>
        <translation>Ce qui peut servir ; décochez ce que vous ne voulez pas</translation>
    </message>
    <message>
        <source>Permitted</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Contenu :</translation>
    </message>
    <message>
        <source>Only what my &amp;collection holds</source>
        <translation>Seulement ce que contient ma &amp;collection</translation>
    </message>
    <message>
        <source>None in particular</source>
        <translation>Aucun en particulier</translation>
    </message>
    <message>
        <source>Tiles and heroes</source>
        <translation>Tuiles et héros</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Your collection</source>
        <translation>Votre collection</translation>
    </message>
    <message>
        <source>Collections (*.collection.json)</source>
        <translation>Collections (*.collection.json)</translation>
    </message>
    <message>
        <source>Everything in the army stays; free slots are filled and tiles added.</source>
        <translation>Toute l&apos;armée reste ; les emplacements libres sont remplis et des tuiles ajoutées.</translation>
    </message>
    <message>
        <source>The army found takes the place of the list on the sheet.</source>
        <translation>L&apos;armée trouvée remplace la liste de la feuille.</translation>
    </message>
    <message>
        <source>The army drawn takes the place of the list on the sheet.</source>
        <translation>L&apos;armée tirée remplace la liste de la feuille.</translation>
    </message>
    <message>
        <source>Stopped before an army was found.</source>
        <translation>Arrêté avant qu&apos;une armée soit trouvée.</translation>
    </message>
    <message>
        <source>No legal army of these things fits into the points.</source>
        <translation>Aucune armée légale de ces éléments ne tient dans les points.</translation>
    </message>
    <message>
        <source>%1 of %2 points.</source>
        <translation>%1 points sur %2.</translation>
    </message>
    <message>
        <source>Nothing more fits: the army stays as it is.</source>
        <translation>Rien de plus ne tient : l&apos;armée reste telle quelle.</translation>
    </message>
    <message>
        <source>No legal army of these things serves the goal better.</source>
        <translation>Aucune armée légale de ces éléments ne sert mieux le but.</translation>
    </message>
    <message>
        <source>Uses no tile, option or counter more often than you own it</source>
        <translation>N’utilise aucune tuile, option ni pion plus souvent que vous n’en possédez</translation>
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
    <message>
        <source>Search what is placed</source>
        <translation>Chercher ce qui est posé</translation>
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
    <message>
        <source>Click an edge, or drag along to lay a run. By keys: R takes the next edge of the space.</source>
        <translation>Cliquez sur un bord, ou glissez pour en poser une suite. Au clavier : R prend le bord suivant de la case.</translation>
    </message>
    <message>
        <source>Click an interspace. By keys: R takes the next corner of the space.</source>
        <translation>Cliquez sur une intersection. Au clavier : R prend le coin suivant de la case.</translation>
    </message>
    <message>
        <source>Click to place, drag to face. [ and ] turn, F shows the other side, Escape ends.</source>
        <translation>Cliquez pour placer, glissez pour orienter. [ et ] tournent, F montre l’autre côté, Échap termine.</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) left out: %1</source>
        <translation>
            <numerusform>%n bord omis : %1</numerusform>
            <numerusform>%n bords omis : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n bord</numerusform>
            <numerusform>%n bords</numerusform>
        </translation>
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
        <source>0°</source>
        <translation>0°</translation>
    </message>
    <message>
        <source>Its top to the north.</source>
        <translation>Le haut vers le nord.</translation>
    </message>
    <message>
        <source>90°</source>
        <translation>90°</translation>
    </message>
    <message>
        <source>Its top to the east.</source>
        <translation>Le haut vers l’est.</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>Its top to the south.</source>
        <translation>Le haut vers le sud.</translation>
    </message>
    <message>
        <source>270°</source>
        <translation>270°</translation>
    </message>
    <message>
        <source>Its top to the west.</source>
        <translation>Le haut vers l’ouest.</translation>
    </message>
    <message>
        <source>Other face</source>
        <translation>Autre face</translation>
    </message>
    <message>
        <source>Shows the other face of the piece.</source>
        <translation>Montre l’autre face de la pièce.</translation>
    </message>
    <message>
        <source>The back of the counter is up: reduced, hidden or as the unit says.</source>
        <translation>Le verso du pion est visible : réduit, caché ou selon l’unité.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The number on the token; none when it has no value.</source>
        <translation>Le nombre sur le jeton ; aucun s’il n’a pas de valeur.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Whose token it is.</source>
        <translation>Le camp du jeton.</translation>
    </message>
    <message>
        <source>Who moves the unit; nobody for uncontrolled creatures.</source>
        <translation>Qui joue l’unité ; personne pour les créatures incontrôlées.</translation>
    </message>
    <message>
        <source>any player</source>
        <translation>tout joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>The player of the side whose unit it is.</source>
        <translation>Le joueur du camp à qui est l’unité.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>no mode</source>
        <translation>sans mode</translation>
    </message>
    <message>
        <source>aggressive</source>
        <translation>agressive</translation>
    </message>
    <message>
        <source>lying in wait</source>
        <translation>à l’affût</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>errante</translation>
    </message>
    <message>
        <source>How an uncontrolled creature behaves.</source>
        <translation>Le comportement d’une créature incontrôlée.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>The letter of its deployment group.</source>
        <translation>La lettre de son groupe de déploiement.</translation>
    </message>
    <message>
        <source>Stays put</source>
        <translation>Reste en place</translation>
    </message>
    <message>
        <source>The unit may not leave its place.</source>
        <translation>L’unité ne peut pas quitter sa place.</translation>
    </message>
    <message>
        <source>No orders</source>
        <translation>Sans ordres</translation>
    </message>
    <message>
        <source>The unit takes no orders.</source>
        <translation>L’unité ne reçoit pas d’ordres.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>The name that the texts of the scenario use.</source>
        <translation>Le nom que reprennent les textes du scénario.</translation>
    </message>
    <message>
        <source>Click to place, Escape ends. Value, label and side are those of the next token.</source>
        <translation>Cliquez pour placer, Échap termine. Valeur, étiquette et camp sont ceux du prochain jeton.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placé</translation>
    </message>
    <message>
        <source>The scenario places the unit here, whatever the zones say, and nobody has to bring it.</source>
        <translation>Le scénario place l’unité ici, quoi que disent les zones, et personne n’a à l’amener.</translation>
    </message>
    <message>
        <source>Turned by %1 degrees.</source>
        <translation>Tourné de %1 degrés.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::PrintDialog</name>
    <message>
        <source>Print aids</source>
        <translation>Imprimer des aides</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Cali&amp;brate…</source>
        <translation>É&amp;talonner…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written to %1.</source>
        <translation>
            <numerusform>%n page écrite dans %1.</numerusform>
            <numerusform>%n pages écrites dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Arrêté. Rien n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>n’importe laquelle</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to %1.</source>
        <translation>
            <numerusform>%n page envoyée à %1.</numerusform>
            <numerusform>%n pages envoyées à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1.</source>
        <translation>Gardé pour %1.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::PrintForm</name>
    <message>
        <source>Aids</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Couleurs complètes</translation>
    </message>
    <message>
        <source>Save ink</source>
        <translation>Économiser l’encre</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>With all rules it uses</source>
        <translation>Avec toutes les règles utilisées</translation>
    </message>
    <message>
        <source>One page for tournaments</source>
        <translation>Une page pour les tournois</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>Flip on the long edge</source>
        <translation>Retourner sur le bord long</translation>
    </message>
    <message>
        <source>Flip on the short edge</source>
        <translation>Retourner sur le bord court</translation>
    </message>
    <message>
        <source>Fold and glue</source>
        <translation>Plier et coller</translation>
    </message>
    <message>
        <source>Fronts only</source>
        <translation>Rectos seulement</translation>
    </message>
    <message>
        <source>Gaps between pieces</source>
        <translation>Espaces entre les pièces</translation>
    </message>
    <message>
        <source>Cut marks</source>
        <translation>Traits de coupe</translation>
    </message>
    <message>
        <source>Show the safe area</source>
        <translation>Montrer la zone sûre</translation>
    </message>
    <message>
        <source>One piece a page</source>
        <translation>Une pièce par page</translation>
    </message>
    <message>
        <source>As many as the boxes hold</source>
        <translation>Autant que les boîtes en contiennent</translation>
    </message>
    <message>
        <source>Side of a space</source>
        <translation>Côté d’une case</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Calibrated for</source>
        <translation>Calibré pour</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>Aucune imprimante</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ProblemsBar</name>
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
            <numerusform>%n dérogation</numerusform>
            <numerusform>%n dérogations</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides errors: what the rules forbid.</source>
        <translation>Montre ou cache les erreurs : ce que les règles interdisent.</translation>
    </message>
    <message>
        <source>Shows or hides warnings: what is allowed but hardly meant.</source>
        <translation>Montre ou cache les avertissements : permis, mais sans doute pas voulu.</translation>
    </message>
    <message>
        <source>Shows or hides notes: what is worth knowing.</source>
        <translation>Montre ou cache les remarques : bon à savoir.</translation>
    </message>
    <message>
        <source>Shows or hides what was waived, with the reasons.</source>
        <translation>Montre ou cache les dérogations, avec leurs raisons.</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
    </message>
    <message>
        <source>Filter the problems</source>
        <translation>Filtrer les problèmes</translation>
    </message>
    <message>
        <source>Shows only problems with these words: rule, sentence, place or side.</source>
        <translation>Ne montre que les problèmes contenant ces mots : règle, phrase, lieu ou camp.</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Par règle</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Par lieu</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Par camp</translation>
    </message>
    <message>
        <source>Group the problems</source>
        <translation>Grouper les problèmes</translation>
    </message>
    <message>
        <source>Groups the problems by rule, place or side.</source>
        <translation>Groupe les problèmes par règle, lieu ou camp.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strict</translation>
    </message>
    <message>
        <source>Refuses waivers: what was waived counts again.</source>
        <translation>Refuse les dérogations : elles comptent de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n not owned</source>
        <translation>
            <numerusform>%n pas possédé</numerusform>
            <numerusform>%n pas possédés</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides pieces that your boxes do not hold.</source>
        <translation>Montre ou cache les pièces que vos boîtes ne contiennent pas.</translation>
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
        <source>Show where it is</source>
        <translation>Montrer où c’est</translation>
    </message>
    <message>
        <source>Copy the sentence</source>
        <translation>Copier la phrase</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) hidden by the filter.</source>
        <translation>
            <numerusform>%n problème caché par le filtre.</numerusform>
            <numerusform>%n problèmes cachés par le filtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) looked at: packs, battlefield, deployment, turns, victory and armies.</source>
        <translation>
            <numerusform>%n règle examinée : paquets, champ de bataille, déploiement, tours, victoire et armées.</numerusform>
            <numerusform>%n règles examinées : paquets, champ de bataille, déploiement, tours, victoire et armées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) looked at: packs, points, slots, options and orders.</source>
        <translation>
            <numerusform>%n règle examinée : paquets, points, emplacements, options et ordres.</numerusform>
            <numerusform>%n règles examinées : paquets, points, emplacements, options et ordres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix all of %1</source>
        <translation>Corriger tous les %1</translation>
    </message>
    <message>
        <source>Fix all of %1 this way</source>
        <translation>Corriger ainsi tous les %1</translation>
    </message>
    <message>
        <source>Take back the waiver</source>
        <translation>Retirer la dérogation</translation>
    </message>
    <message>
        <source>Change the reason…</source>
        <translation>Changer la raison…</translation>
    </message>
    <message>
        <source>Waive with a reason…</source>
        <translation>Déroger avec une raison…</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
</context>
<context>
    <name>bocage::editor::QuickLayoutDialog</name>
    <message>
        <source>Only as many of each board as the &amp;boxes hold</source>
        <translation>Pas plus d’exemplaires que n’en contiennent les &amp;boîtes</translation>
    </message>
    <message>
        <source>Quick layout</source>
        <translation>Disposition rapide</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 boards side by side, %2 below each other</source>
        <translation>%1 plateaux côte à côte, %2 l’un sous l’autre</translation>
    </message>
    <message>
        <source>The same number always draws the same boards.</source>
        <translation>Le même nombre tire toujours les mêmes plateaux.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Draws other boards, with the next number.</source>
        <translation>Tire d’autres plateaux, avec le nombre suivant.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Draw no.</source>
        <translation>&amp;Tirage n°</translation>
    </message>
    <message>
        <source>Picture of the layout</source>
        <translation>Image de la disposition</translation>
    </message>
    <message>
        <source>Replace the boards</source>
        <translation>Remplacer les plateaux</translation>
    </message>
    <message>
        <source>Lay out the boards</source>
        <translation>Disposer les plateaux</translation>
    </message>
    <message>
        <source>Board in column %1, row %2</source>
        <translation>Plateau en colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>aucun plateau</translation>
    </message>
    <message>
        <source>Turn the board in column %1, row %2</source>
        <translation>Tourner le plateau en colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>Turns this board by a quarter.</source>
        <translation>Tourne ce plateau d’un quart.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) without a board.</source>
        <translation>
            <numerusform>%n place sans plateau.</numerusform>
            <numerusform>%n places sans plateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) more than the boxes hold.</source>
        <translation>
            <numerusform>%n plateau de plus que n’en contiennent les boîtes.</numerusform>
            <numerusform>%n plateaux de plus que n’en contiennent les boîtes.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of each box is enough for this layout.</source>
        <translation>Une boîte de chaque suffit pour cette disposition.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) more than your shelf holds.</source>
        <translation>
            <numerusform>%n plateau de plus que n’en contient votre étagère.</numerusform>
            <numerusform>%n plateaux de plus que n’en contient votre étagère.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your shelf is enough for this layout.</source>
        <translation>Votre étagère suffit pour cette disposition.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ReachTool</name>
    <message>
        <source>Click a unit, or free ground for a plain one.</source>
        <translation>Cliquez une unité, ou un terrain libre pour une unité simple.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Class of the plain unit that a click on free ground asks about.</source>
        <translation>Classe de l’unité simple qu’interroge un clic sur un terrain libre.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Movement points of the plain unit.</source>
        <translation>Points de mouvement de l’unité simple.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>1 space</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>2 spaces</source>
        <translation>2 cases</translation>
    </message>
    <message>
        <source>4 spaces</source>
        <translation>4 cases</translation>
    </message>
    <message>
        <source>How many spaces the plain unit covers; R turns it.</source>
        <translation>Combien de cases couvre l’unité simple ; R la tourne.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ReplaceDialog</name>
    <message>
        <source>Replace %1 by…</source>
        <translation>Remplacer %1 par…</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n thing(s) by…</source>
        <translation>
            <numerusform>Remplacer %n élément par…</numerusform>
            <numerusform>Remplacer %n éléments par…</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Chercher dans la boîte</translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <translation>Pièces de la boîte</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message numerus="yes">
        <source>Your shelf holds only %n more of it.</source>
        <translation>
            <numerusform>Votre étagère n’en contient plus que %n.</numerusform>
            <numerusform>Votre étagère n’en contient plus que %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::RosterBrowser</name>
    <message>
        <source>Rosters</source>
        <translation>Listes d’armées</translation>
    </message>
    <message>
        <source>Organiser&apos;s check</source>
        <translation>Contrôle d’organisateur</translation>
    </message>
    <message>
        <source>Where the armies are</source>
        <translation>Où sont les armées</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Shows the armies of another folder and of the folders in it.</source>
        <translation>Montre les armées d’un autre dossier et des dossiers qu’il contient.</translation>
    </message>
    <message>
        <source>Share codes…</source>
        <translation>Codes de partage…</translation>
    </message>
    <message>
        <source>Reads a text file with one share code a line.</source>
        <translation>Lit un fichier texte avec un code de partage par ligne.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Opens the chosen army in a tab.</source>
        <translation>Ouvre l’armée choisie dans un onglet.</translation>
    </message>
    <message>
        <source>&amp;Save the table…</source>
        <translation>&amp;Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Writes the table as CSV for a spreadsheet.</source>
        <translation>Écrit le tableau en CSV pour un tableur.</translation>
    </message>
    <message>
        <source>Armies:</source>
        <translation>Armées :</translation>
    </message>
    <message>
        <source>Points:</source>
        <translation>Points :</translation>
    </message>
    <message>
        <source>Packs:</source>
        <translation>Paquets :</translation>
    </message>
    <message>
        <source>Banned:</source>
        <translation>Interdits :</translation>
    </message>
    <message>
        <source>As each army says</source>
        <translation>Selon chaque armée</translation>
    </message>
    <message>
        <source>The points that hold for everybody.</source>
        <translation>Les points qui valent pour tous.</translation>
    </message>
    <message>
        <source>Permitted packs</source>
        <translation>Paquets permis</translation>
    </message>
    <message>
        <source>Content of other packs is an error.</source>
        <translation>Le contenu d’autres paquets est une erreur.</translation>
    </message>
    <message>
        <source>Names of tiles and options, parted by commas</source>
        <translation>Noms de tuiles et d’options, séparés par des virgules</translation>
    </message>
    <message>
        <source>Whoever has one of these fails.</source>
        <translation>Qui en a une échoue.</translation>
    </message>
    <message>
        <source>&amp;Refuse waivers</source>
        <translation>&amp;Refuser les dérogations</translation>
    </message>
    <message>
        <source>What an author waived counts as an error all the same.</source>
        <translation>Ce qu’un auteur a accepté par dérogation compte quand même comme erreur.</translation>
    </message>
    <message>
        <source>There is no army here. Choose another folder.</source>
        <translation>Il n’y a pas d’armée ici. Choisissez un autre dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n army(ies) passed</source>
        <translation>
            <numerusform>%1 armée sur %n passe</numerusform>
            <numerusform>%1 armées sur %n passent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Folder with armies</source>
        <translation>Dossier avec des armées</translation>
    </message>
    <message>
        <source>Lists of share codes</source>
        <translation>Listes de codes de partage</translation>
    </message>
    <message>
        <source>Lists of share codes (*.txt)</source>
        <translation>Listes de codes de partage (*.txt)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ScenarioView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The battlefield and what lies on it (Ctrl+1)</source>
        <translation>Le champ de bataille et ce qui s&apos;y trouve (Ctrl+1)</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Briefing</translation>
    </message>
    <message>
        <source>Sides, turns, victory, rules and texts (Ctrl+2)</source>
        <translation>Camps, tours, victoire, règles et textes (Ctrl+2)</translation>
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
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>No scenario is open.</source>
        <translation>Aucun scénario n’est ouvert.</translation>
    </message>
    <message>
        <source>Show the map to use it (Ctrl+1).</source>
        <translation>Affichez la carte pour l&apos;utiliser (Ctrl+1).</translation>
    </message>
    <message>
        <source>Mirror the battlefield</source>
        <translation>Retourner le champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of cardboard have no mirror image.</source>
        <translation>
            <numerusform>%n pièce de carton n’a pas d’image en miroir.</numerusform>
            <numerusform>%n pièces de carton n’ont pas d’image en miroir.</numerusform>
        </translation>
    </message>
    <message>
        <source>They change places with the rest, but what is printed on them stays as it is: %1.</source>
        <translation>Elles changent de place avec le reste, mais ce qui y est imprimé reste tel quel : %1.</translation>
    </message>
    <message>
        <source>Mirror the plan</source>
        <translation>Retourner le plan</translation>
    </message>
    <message>
        <source>Briefing · %1</source>
        <translation>Briefing · %1</translation>
    </message>
    <message>
        <source>Section of the briefing</source>
        <translation>Rubrique du briefing</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélection : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n élément sélectionné</numerusform>
            <numerusform>%n éléments sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>No boards yet: drag one from the box, or lay out several with Battlefield, Quick layout.</source>
        <translation>Pas encore de plateau : glissez-en un depuis la boîte, ou posez-en plusieurs avec Champ de bataille, Disposition rapide.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plateau</numerusform>
            <numerusform>%n plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overlay(s)</source>
        <translation>
            <numerusform>%n décor</numerusform>
            <numerusform>%n décors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) and marker(s)</source>
        <translation>
            <numerusform>%n unité ou marqueur</numerusform>
            <numerusform>%n unités et marqueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>Your shelf holds only %n more of it.</source>
        <translation>
            <numerusform>Votre étagère n’en contient plus que %n.</numerusform>
            <numerusform>Votre étagère n’en contient plus que %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no place for a copy beside it.</source>
        <translation>Il n’y a pas de place à côté pour une copie.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Select two boards first.</source>
        <translation>Sélectionnez d’abord deux plateaux.</translation>
    </message>
    <message>
        <source>Only boards of squares are laid out in rows and columns.</source>
        <translation>Seuls les plateaux à cases carrées se disposent en lignes et en colonnes.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::SelectTool</name>
    <message>
        <source>Click to select, Ctrl-click to add, drag to move. R turns, F flips, Delete removes.</source>
        <translation>Cliquez pour sélectionner, Ctrl-clic pour ajouter, glissez pour déplacer. R tourne, F retourne, Suppr retire.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) on it went along.</source>
        <translation>
            <numerusform>%n chose posée dessus est venue avec.</numerusform>
            <numerusform>%n choses posées dessus sont venues avec.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board stays: drag it further to lay it beside another, or hold Ctrl to move it by single spaces.</source>
        <translation>Le plateau reste : tirez-le plus loin pour le poser à côté d’un autre, ou tenez Ctrl pour le déplacer case par case.</translation>
    </message>
    <message>
        <source>Drag the board beside another; Ctrl with drag or arrows moves it by single spaces.</source>
        <translation>Tirez le plateau à côté d’un autre ; Ctrl avec la souris ou les flèches le déplace case par case.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ShareDialog</name>
    <message>
        <source>QR code of the army</source>
        <translation>Code QR de l&apos;armée</translation>
    </message>
    <message>
        <source>Scan it with a telephone to get the share code</source>
        <translation>À scanner avec un téléphone pour obtenir le code de partage</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Code de partage</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>Partager %1</translation>
    </message>
    <message>
        <source>The whole army in one line of text</source>
        <translation>Toute l&apos;armée en une ligne de texte</translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Enregistrer l&apos;image…</translation>
    </message>
    <message>
        <source>Puts the share code on the clipboard</source>
        <translation>Met le code de partage dans le presse-papiers</translation>
    </message>
    <message>
        <source>Writes the QR code as PNG or SVG</source>
        <translation>Écrit le code QR en PNG ou SVG</translation>
    </message>
    <message>
        <source>Whoever pastes this line into Bocage (Army, Import share code) has the same army.</source>
        <translation>Qui colle cette ligne dans Bocage (Armée, Importer un code de partage) a la même armée.</translation>
    </message>
    <message>
        <source>The share code is on the clipboard.</source>
        <translation>Le code de partage est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save the QR code</source>
        <translation>Enregistrer le code QR</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>The picture is in %1.</source>
        <translation>L&apos;image est dans %1.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::SightTool</name>
    <message>
        <source>Drag from space to space. Shift or S shows everything seen from here.</source>
        <translation>Tirez d’une case à l’autre. Maj ou S montre tout ce qui se voit d’ici.</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2 : %3</translation>
    </message>
    <message>
        <source>Everything seen from %1</source>
        <translation>Tout ce qui se voit depuis %1</translation>
    </message>
    <message>
        <source>%1 spaces clear (plain), %2 obscured (hatched), %3 not seen (crossed)</source>
        <translation>%1 cases dégagées (unies), %2 gênées (hachurées), %3 invisibles (quadrillées)</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Tout ce qui est vu</translation>
    </message>
    <message>
        <source>Shades all spaces as seen from the one you point at (S).</source>
        <translation>Ombre toutes les cases telles que vues de celle que vous désignez (S).</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>dégagé</translation>
    </message>
    <message>
        <source>obscured, with the penalty</source>
        <translation>gêné, avec la pénalité</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>non vu</translation>
    </message>
</context>
<context>
    <name>bocage::editor::TotalsPanel</name>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>/ %1 points</source>
        <translation>/ %1 points</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 points sur %2</translation>
    </message>
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
            <numerusform>%n point de trop.</numerusform>
            <numerusform>%n points de trop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left.</source>
        <translation>
            <numerusform>%n point restant.</numerusform>
            <numerusform>%n points restants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
</context>
<context>
    <name>bocage::editor::TurnTrackWidget</name>
    <message>
        <source>no words yet</source>
        <translation>pas encore de texte</translation>
    </message>
    <message>
        <source>END</source>
        <comment>marker on the turn track</comment>
        <translation>FIN</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Piste des tours</translation>
    </message>
    <message>
        <source>END is chosen, on turn %1.</source>
        <translation>FIN est choisi, au tour %1.</translation>
    </message>
    <message>
        <source>Chosen, on turn %1: %2</source>
        <translation>Choisi, au tour %1 : %2</translation>
    </message>
    <message>
        <source>Nothing is chosen. Down chooses the first event, Insert adds one.</source>
        <translation>Rien n&apos;est choisi. Bas choisit le premier événement, Inser en ajoute un.</translation>
    </message>
    <message>
        <source>Double-click a space to add an event there.</source>
        <translation>Double-cliquez sur une case pour y ajouter un événement.</translation>
    </message>
    <message>
        <source>The battle ends with this turn. Drag END to another space.</source>
        <translation>La bataille finit avec ce tour. Faites glisser FIN vers une autre case.</translation>
    </message>
    <message>
        <source>Change the words</source>
        <translation>Modifier le texte</translation>
    </message>
    <message>
        <source>Remove this event</source>
        <translation>Supprimer cet événement</translation>
    </message>
    <message>
        <source>Add an event on turn %1</source>
        <translation>Ajouter un événement au tour %1</translation>
    </message>
    <message>
        <source>End the battle with turn %1</source>
        <translation>Finir la bataille au tour %1</translation>
    </message>
    <message>
        <source>Take END off the track</source>
        <translation>Ôter FIN de la piste</translation>
    </message>
    <message>
        <source>END is chosen and not on the track yet.</source>
        <translation>FIN est choisi et pas encore sur la piste.</translation>
    </message>
    <message>
        <source>Drag END to the last turn of the battle.</source>
        <translation>Faites glisser FIN sur le dernier tour de la bataille.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::VariantsPanel</name>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>et %n autre changement</numerusform>
            <numerusform>et %n autres changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants of the army</source>
        <translation>Variantes de l&apos;armée</translation>
    </message>
    <message>
        <source>Press Enter or double-click to put a variant on the sheet, F2 to rename it.</source>
        <translation>Entrée ou double clic met une variante sur la feuille, F2 la renomme.</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Dériver</translation>
    </message>
    <message>
        <source>Go on with a copy of this list; the old one is kept as a variant</source>
        <translation>Continue avec une copie de cette liste ; l&apos;ancienne reste comme variante</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the chosen variant</source>
        <translation>Renommer la variante choisie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the chosen variant; the one on the sheet cannot be deleted</source>
        <translation>Supprimer la variante choisie ; celle de la feuille ne peut pas l&apos;être</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>● %1 · %2</source>
        <translation>● %1 · %2</translation>
    </message>
    <message>
        <source>○ %1 · %2 (%3)</source>
        <translation>○ %1 · %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1, on the sheet, %n point(s)</source>
        <translation>
            <numerusform>%1, sur la feuille, %n point</numerusform>
            <numerusform>%1, sur la feuille, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s), %2</source>
        <translation>
            <numerusform>%1, %n point, %2</numerusform>
            <numerusform>%1, %n points, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch to try something out: the list as it is now stays as a variant beside it.</source>
        <translation>Dérivez pour essayer quelque chose : la liste actuelle reste à côté comme variante.</translation>
    </message>
    <message>
        <source>This list is on the sheet.</source>
        <translation>Cette liste est sur la feuille.</translation>
    </message>
    <message>
        <source>Holds the same as the list on the sheet.</source>
        <translation>Contient la même chose que la liste de la feuille.</translation>
    </message>
    <message>
        <source>Variant %1</source>
        <translation>Variante %1</translation>
    </message>
</context>
<context>
    <name>bocage::editor::WaiveDialog</name>
    <message>
        <source>Waive a problem</source>
        <translation>Déroger à un problème</translation>
    </message>
    <message>
        <source>Why it is right in this battle all the same</source>
        <translation>Pourquoi c’est tout de même juste dans cette bataille</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>&amp;Waive</source>
        <translation>&amp;Déroger</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>The reason is kept in the file. Others see it, and strict mode ignores it.</source>
        <translation>La raison est gardée dans le fichier. Les autres la voient, et le mode strict l’ignore.</translation>
    </message>
</context>
<context>
    <name>bocage::editor::ZoneTool</name>
    <message>
        <source>Drag over spaces to paint the zone; with Ctrl or the right button to erase.</source>
        <translation>Glissez sur des cases pour peindre la zone ; avec Ctrl ou le bouton droit pour effacer.</translation>
    </message>
    <message>
        <source>Go to the opposite corner and press Enter; Escape gives up.</source>
        <translation>Allez au coin opposé et pressez Entrée ; Échap abandonne.</translation>
    </message>
    <message>
        <source>Draw a frame: its spaces join the zone, with Ctrl they leave it.</source>
        <translation>Tracez un cadre : ses cases rejoignent la zone, avec Ctrl elles la quittent.</translation>
    </message>
    <message>
        <source>Click a board: all its spaces join the zone.</source>
        <translation>Cliquez sur un plateau : toutes ses cases rejoignent la zone.</translation>
    </message>
    <message>
        <source>Click a space: joined spaces of the same terrain join the zone.</source>
        <translation>Cliquez sur une case : les cases contiguës du même terrain rejoignent la zone.</translation>
    </message>
    <message>
        <source>Click near a rim: the strip along it joins the zone.</source>
        <translation>Cliquez près d’un bord : la bande qui le longe rejoint la zone.</translation>
    </message>
    <message>
        <source>Way of painting</source>
        <translation>Façon de peindre</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Paints the spaces you drag over.</source>
        <translation>Peint les cases que vous parcourez.</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Paints the spaces inside a frame.</source>
        <translation>Peint les cases d’un cadre.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplissage</translation>
    </message>
    <message>
        <source>Paints joined spaces of the same terrain.</source>
        <translation>Peint les cases contiguës du même terrain.</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Paints a strip along the rim of the battlefield.</source>
        <translation>Peint une bande le long du bord du champ de bataille.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Takes spaces away from the zone instead of adding them.</source>
        <translation>Retire des cases de la zone au lieu d’en ajouter.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>How many spaces deep the strip is.</source>
        <translation>Le nombre de cases de profondeur de la bande.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>Un plateau</translation>
    </message>
    <message>
        <source>Fills the board whatever its terrain.</source>
        <translation>Remplit le plateau quel que soit son terrain.</translation>
    </message>
    <message>
        <source>Follows the rim of one board only.</source>
        <translation>Suit le bord d’un seul plateau.</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Nouvelle zone</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>The zone that spaces are added to.</source>
        <translation>La zone à laquelle s’ajoutent les cases.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Aire</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>The letter of the deployment group; empty when the side has only one.</source>
        <translation>La lettre du groupe de déploiement ; vide si le camp n’en a qu’un.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The zone has no space here.</source>
        <translation>La zone n’a pas de case ici.</translation>
    </message>
    <message>
        <source>No zone lies here.</source>
        <translation>Aucune zone ne se trouve ici.</translation>
    </message>
    <message>
        <source>These spaces belong to the zone already.</source>
        <translation>Ces cases appartiennent déjà à la zone.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>The next stroke starts a new zone. The inspector changes those that are there.</source>
        <translation>Le prochain trait commence une nouvelle zone. L’inspecteur change celles qui sont là.</translation>
    </message>
    <message>
        <source>What the next zone is for.</source>
        <translation>À quoi sert la prochaine zone.</translation>
    </message>
    <message>
        <source>Whose zone the next one is.</source>
        <translation>À qui est la prochaine zone.</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surlignage</translation>
    </message>
    <message>
        <source>The colour that the next zone is highlighted in.</source>
        <translation>La couleur dont la prochaine zone sera surlignée.</translation>
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
    <name>bocage::editor::crusades::OptionsForm</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>What holds where nothing else is said.</source>
        <translation>Ce qui vaut là où rien d’autre n’est dit.</translation>
    </message>
    <message>
        <source>none, or a list of its own</source>
        <translation>aucune, ou une liste à elle</translation>
    </message>
    <message>
        <source>%1 deck</source>
        <translation>Paquet %1</translation>
    </message>
    <message>
        <source>The cards of this deck.</source>
        <translation>Les cartes de ce paquet.</translation>
    </message>
    <message>
        <source>Touches %1.</source>
        <translation>Touche %1.</translation>
    </message>
    <message>
        <source>Touches %1; the text leaves it open (%2).</source>
        <translation>Touche %1 ; le texte laisse la question ouverte (%2).</translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::TableCanvas</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Arrow keys move over the cards, Space chooses a card, Return uses what is chosen on a card.</source>
        <translation>Les flèches parcourent les cartes, Espace choisit une carte, Entrée utilise sur une carte ce qui est choisi.</translation>
    </message>
    <message>
        <source>%1 / %2⚔</source>
        <translation>%1 / %2⚔</translation>
    </message>
    <message>
        <source>%1: to move</source>
        <translation>%1 : à lui de jouer</translation>
    </message>
    <message>
        <source>%1: out of the game</source>
        <translation>%1 : éliminé</translation>
    </message>
    <message numerus="yes">
        <source> (Ambush, %n turn(s))</source>
        <translation>
            <numerusform> (embuscade, %n tour)</numerusform>
            <numerusform> (embuscade, %n tours)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bocage::editor::crusades::TableCentre</name>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Remove the last seat</source>
        <translation>Retirer la dernière place</translation>
    </message>
    <message>
        <source>Deal and play</source>
        <translation>Distribuer et jouer</translation>
    </message>
    <message>
        <source>Back to an opening</source>
        <translation>Revenir à une ouverture</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>De nuit</translation>
    </message>
    <message>
        <source>The others answer as best they can</source>
        <translation>Les autres répondent de leur mieux</translation>
    </message>
    <message>
        <source>An opening. Deal the cards to try it.</source>
        <translation>Une ouverture. Distribuez les cartes pour l’essayer.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 a gagné.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Fortresses, hands and decks</source>
        <translation>Forteresses, mains et paquets</translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmyCatalogueModel</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Customization</source>
        <translation>Personnalisation</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Every slot that takes it is filled.</source>
        <translation>Tous les emplacements qui l’acceptent sont pris.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2, %3 points</source>
        <translation>%1, %2, %3 points</translation>
    </message>
    <message>
        <source>%1, %2, %3 points. Does not fit: %4</source>
        <translation>%1, %2, %3 points. Ne convient pas : %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2. Does not fit: %3</source>
        <translation>%1, %2. Ne convient pas : %3</translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmySheetModel</name>
    <message>
        <source>hero</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>officier</translation>
    </message>
    <message>
        <source>unknown here</source>
        <translation>inconnu ici</translation>
    </message>
    <message>
        <source>Breaking point %1</source>
        <translation>Point de rupture %1</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PV</translation>
    </message>
    <message>
        <source>handed out, free of charge</source>
        <translation>distribué, gratuit</translation>
    </message>
    <message>
        <source>Free options</source>
        <translation>Options libres</translation>
    </message>
    <message>
        <source>These need no slot.</source>
        <translation>Elles n’ont pas besoin d’emplacement.</translation>
    </message>
    <message>
        <source>room for a spell</source>
        <translation>place pour un sort</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 slot: %2</source>
        <translation>emplacement %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) while filled</source>
        <translation>
            <numerusform>%n ordre tant qu’il est rempli</numerusform>
            <numerusform>%n ordres tant qu’il est rempli</numerusform>
        </translation>
    </message>
    <message>
        <source>gives %1 while filled</source>
        <translation>donne %1 tant qu’il est rempli</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmyTotalsModel</name>
    <message numerus="yes">
        <source>Provisional: %n cost(s) are unknown.</source>
        <translation>
            <numerusform>Provisoire : %n coût est inconnu.</numerusform>
            <numerusform>Provisoire : %n coûts sont inconnus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Provisional: the costs are samples.</source>
        <translation>Provisoire : les coûts sont des exemples.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Special orders</source>
        <translation>Ordres spéciaux</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Bluffs</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Breaking points · VP</source>
        <translation>Points de rupture · PV</translation>
    </message>
    <message>
        <source>Markers to hand out</source>
        <translation>Marqueurs à distribuer</translation>
    </message>
    <message>
        <source>Who may use what</source>
        <translation>Qui peut utiliser quoi</translation>
    </message>
    <message>
        <source>Abilities in play</source>
        <translation>Capacités en jeu</translation>
    </message>
    <message>
        <source>Bags needed</source>
        <translation>Sacs nécessaires</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>%1 étoiles sur %2</translation>
    </message>
    <message>
        <source>Mythos Manifestations</source>
        <translation>Manifestations du Mythe</translation>
    </message>
    <message>
        <source>Able to take orders</source>
        <translation>Peuvent recevoir un ordre</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
</context>
<context>
    <name>bocage::model::ArmyTrayModel</name>
    <message numerus="yes">
        <source>%1: %n still to be placed</source>
        <translation>
            <numerusform>%1 : %n encore à placer</numerusform>
            <numerusform>%1 : %n encore à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
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
    <name>bocage::model::ContentModel</name>
    <message>
        <source>recruitment tile</source>
        <translation>tuile de recrutement</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>sac</translation>
    </message>
    <message>
        <source>box</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>overlay</source>
        <translation>tuile de terrain</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>faction</translation>
    </message>
</context>
<context>
    <name>bocage::model::EmbeddedArmy</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>bocage::model::FindingsTree</name>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Waived</source>
        <translation>Dérogations</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>En conflit</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Remède</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n problem(s)</source>
        <translation>
            <numerusform>%1, %n problème</numerusform>
            <numerusform>%1, %n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Remède : %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Lieu : %1</translation>
    </message>
    <message>
        <source>The whole document</source>
        <translation>Tout le document</translation>
    </message>
    <message>
        <source>No side of its own</source>
        <translation>Sans camp propre</translation>
    </message>
    <message>
        <source>Waived without a reason.</source>
        <translation>Dérogation sans raison.</translation>
    </message>
    <message>
        <source>Waived: %1</source>
        <translation>Dérogation : %1</translation>
    </message>
    <message>
        <source>Not in your boxes</source>
        <translation>Pas dans vos boîtes</translation>
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
    <message>
        <source>One box holds no more of it. You may lay more; then it takes another box.</source>
        <translation>Une boîte n’en contient pas davantage. Vous pouvez en poser d’autres ; il faudra alors une boîte de plus.</translation>
    </message>
    <message>
        <source>none owned</source>
        <translation>non possédé</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Grottes</translation>
    </message>
    <message>
        <source>Hedges</source>
        <translation>Haies</translation>
    </message>
    <message>
        <source>Wrecks</source>
        <translation>Épaves</translation>
    </message>
    <message>
        <source>Edges and walls</source>
        <translation>Bords et murs</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Piste des tours</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Gabarits</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Madness</source>
        <translation>Folie</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Option markers</source>
        <translation>Marqueurs d’options</translation>
    </message>
    <message>
        <source>Spell markers</source>
        <translation>Marqueurs de sorts</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
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
    <name>bocage::model::print</name>
    <message>
        <source>glue under %1</source>
        <translation>coller sous %1</translation>
    </message>
    <message>
        <source>Print at 100 % (actual size).</source>
        <translation>Imprimer à 100 % (taille réelle).</translation>
    </message>
    <message>
        <source>face %1</source>
        <translation>face %1</translation>
    </message>
    <message>
        <source>Clearing the table</source>
        <translation>Ranger la table</translation>
    </message>
    <message>
        <source>Back into: %1</source>
        <translation>À remettre dans : %1</translation>
    </message>
    <message>
        <source>lost: %1 × %2</source>
        <translation>perdu : %1 × %2</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>trouvé : %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>, turned %1° clockwise</source>
        <translation>, tourné de %1° dans le sens horaire</translation>
    </message>
    <message>
        <source>Fronts only.</source>
        <translation>Rectos seulement.</translation>
    </message>
    <message>
        <source>Print on both sides, flip on the long edge.</source>
        <translation>Imprimer recto verso, retourner sur le bord long.</translation>
    </message>
    <message>
        <source>Print on both sides, flip on the short edge.</source>
        <translation>Imprimer recto verso, retourner sur le bord court.</translation>
    </message>
    <message>
        <source>Fold along the dotted line, glue, then cut.</source>
        <translation>Plier le long du pointillé, coller, puis découper.</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Feuille %1</translation>
    </message>
    <message>
        <source>Sheet %1, front</source>
        <translation>Feuille %1, recto</translation>
    </message>
    <message>
        <source>front and back</source>
        <translation>recto et verso</translation>
    </message>
    <message>
        <source>front</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>Sheet %1, back</source>
        <translation>Feuille %1, verso</translation>
    </message>
    <message>
        <source>back</source>
        <translation>verso</translation>
    </message>
    <message>
        <source>The battle ends after turn %1.</source>
        <translation>La bataille s’achève après le tour %1.</translation>
    </message>
    <message>
        <source>There is no fixed last turn.</source>
        <translation>Il n’y a pas de dernier tour fixé.</translation>
    </message>
    <message>
        <source>A die decides who has the initiative on the first turn.</source>
        <translation>Un dé décide qui a l’initiative au premier tour.</translation>
    </message>
    <message>
        <source>%1 has the initiative on the first turn.</source>
        <translation>%1 a l’initiative au premier tour.</translation>
    </message>
    <message>
        <source>%1 deploys first.</source>
        <translation>%1 se déploie en premier.</translation>
    </message>
    <message>
        <source>Turn %1:</source>
        <translation>Tour %1 :</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::BoardSheetsAid</name>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Boards at true size, over several pages to be glued together, with a plan.</source>
        <translation>Les plateaux en taille réelle, sur plusieurs pages à coller ensemble, avec un plan.</translation>
    </message>
    <message>
        <source>%1: plan</source>
        <translation>%1 : plan</translation>
    </message>
    <message>
        <source>Cut each sheet along its marks at the left and the top. Lay it over the glue strip of its neighbour, in the order of the plan.</source>
        <translation>Coupez chaque feuille le long de ses traits, à gauche et en haut. Posez-la sur la bande à coller de sa voisine, dans l’ordre du plan.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::Booklet</name>
    <message>
        <source> against </source>
        <translation> contre </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>The story</source>
        <translation>L’histoire</translation>
    </message>
    <message>
        <source>Players and sides</source>
        <translation>Joueurs et camps</translation>
    </message>
    <message numerus="yes">
        <source>Hand of %n card(s)</source>
        <translation>
            <numerusform>Main de %n carte</numerusform>
            <numerusform>Main de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The battlefield: %1. North is up.</source>
        <translation>Le champ de bataille : %1. Le nord est en haut.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>vaut %1</translation>
    </message>
    <message numerus="yes">
        <source>one of %n place(s), drawn at set-up</source>
        <translation>
            <numerusform>%n seul lieu, tiré à la mise en place</numerusform>
            <numerusform>l’un de %n lieux, tiré à la mise en place</numerusform>
        </translation>
    </message>
    <message>
        <source>arrow at %1</source>
        <translation>flèche en %1</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>main objective</source>
        <translation>objectif principal</translation>
    </message>
    <message>
        <source>secondary objective</source>
        <translation>objectif secondaire</translation>
    </message>
    <message>
        <source>bonus objective</source>
        <translation>objectif bonus</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Recrutement</translation>
    </message>
    <message>
        <source>%1 plays the deck %2</source>
        <translation>%1 joue le paquet %2</translation>
    </message>
    <message>
        <source> without %1</source>
        <translation> sans %1</translation>
    </message>
    <message>
        <source>Prepare: %1</source>
        <translation>Préparez : %1</translation>
    </message>
    <message>
        <source>, put in %1</source>
        <translation>, ajoutez %1</translation>
    </message>
    <message>
        <source>, leave out %1</source>
        <translation>, laissez de côté %1</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Turn track</source>
        <translation>Piste des tours</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Règles spéciales</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>The rules object here (%1), and it is meant so.</source>
        <translation>Les règles s’y opposent ici (%1), et c’est voulu.</translation>
    </message>
    <message>
        <source>Accepted:</source>
        <translation>Accepté :</translation>
    </message>
    <message>
        <source>After chapter %1 (%2: %3): %4 receives %5.</source>
        <translation>Après le chapitre %1 (%2 : %3) : %4 reçoit %5.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Scenario: %1</source>
        <translation>Scénario : %1</translation>
    </message>
    <message>
        <source>Pieces from: %1</source>
        <translation>Pièces tirées de : %1</translation>
    </message>
    <message>
        <source>Made with Bocage, %1. Sheets of one battle carry the same version.</source>
        <translation>Fait avec Bocage, %1. Les feuilles d’une même bataille portent la même version.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::BookletAid</name>
    <message>
        <source>Scenario booklet</source>
        <translation>Livret de scénario</translation>
    </message>
    <message>
        <source>Story, map, armies, rules and victory of the battle, to read before it.</source>
        <translation>Histoire, carte, armées, règles et victoire de la bataille, à lire avant de jouer.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::BriefingAid</name>
    <message>
        <source>Briefings</source>
        <translation>Instructions des joueurs</translation>
    </message>
    <message>
        <source>A booklet for each player without the secrets of the others, and one for the referee.</source>
        <translation>Un livret pour chaque joueur sans les secrets des autres, et un pour l’arbitre.</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>For the referee only</source>
        <translation>Pour l’arbitre seulement</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Pour %1 seulement</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::CalibrationAid</name>
    <message>
        <source>Printer calibration</source>
        <translation>Calibrage de l’imprimante</translation>
    </message>
    <message>
        <source>A test page on both sides that shows whether this printer keeps true sizes and where it puts backs.</source>
        <translation>Une page d’essai recto verso qui montre si cette imprimante respecte les tailles réelles et où elle place les versos.</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Recto</translation>
    </message>
    <message>
        <source>A: 150 mm</source>
        <translation>A : 150 mm</translation>
    </message>
    <message>
        <source>B: 120 mm</source>
        <translation>B : 120 mm</translation>
    </message>
    <message>
        <source>Print this page on both sides at 100 % (actual size), then measure with a ruler.</source>
        <translation>Imprimez cette page recto verso à 100 % (taille réelle), puis mesurez avec une règle.</translation>
    </message>
    <message>
        <source>How long is line A, how long line B?</source>
        <translation>Quelle est la longueur de la ligne A, et celle de la ligne B ?</translation>
    </message>
    <message>
        <source>Hold the sheet against the light, the front towards you. How far does the cross of the back lie to the right of the middle of the scale, and how far below it? Left and above count as less than nothing.</source>
        <translation>Tenez la feuille devant la lumière, le recto vers vous. De combien la croix du verso se trouve-t-elle à droite du milieu de l’échelle, et de combien au-dessous ? À gauche et au-dessus comptent comme moins que rien.</translation>
    </message>
    <message>
        <source>Enter the four numbers under File, Print aids, Calibrate. They are kept for this printer and used for everything that is printed at true size.</source>
        <translation>Saisissez les quatre nombres sous Fichier, Imprimer des aides, Calibrer. Ils sont gardés pour cette imprimante et servent à tout ce qui s’imprime en taille réelle.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::CampaignLogAid</name>
    <message>
        <source>Campaign log</source>
        <translation>Journal de campagne</translation>
    </message>
    <message>
        <source>Chapters with their results, to fill in from battle to battle.</source>
        <translation>Les chapitres avec leurs résultats, à remplir de bataille en bataille.</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Ce qui en est résulté</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::GamePrints</name>
    <message>
        <source>Army points:</source>
        <translation>Points d’armée :</translation>
    </message>
    <message>
        <source>Given by the scenario:</source>
        <translation>Donné par le scénario :</translation>
    </message>
    <message>
        <source>Must take:</source>
        <translation>À prendre obligatoirement :</translation>
    </message>
    <message>
        <source>May choose from:</source>
        <translation>Au choix parmi :</translation>
    </message>
    <message>
        <source>May not take:</source>
        <translation>Interdit :</translation>
    </message>
    <message>
        <source>Pieces of several factions may serve together.</source>
        <translation>Des pièces de plusieurs factions peuvent servir ensemble.</translation>
    </message>
    <message>
        <source>Army:</source>
        <translation>Armée :</translation>
    </message>
    <message>
        <source>Nothing is said about this player&apos;s pieces.</source>
        <translation>Rien n’est dit des pièces de ce joueur.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::LegendAid</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>The signs that occur in this battle or army, each with its meaning.</source>
        <translation>Les signes qui paraissent dans cette bataille ou cette armée, chacun avec son sens.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::PieceSheetsAid</name>
    <message>
        <source>Counters, cards and tiles</source>
        <translation>Pions, cartes et tuiles</translation>
    </message>
    <message>
        <source>Pieces to cut out, at true size, with their backs behind them.</source>
        <translation>Les pièces à découper, en taille réelle, avec leurs versos derrière elles.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::Script</name>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>%1, face %2%3: its top left corner on %4</source>
        <translation>%1, face %2%3 : son coin supérieur gauche sur %4</translation>
    </message>
    <message>
        <source>Terrain overlays</source>
        <translation>Éléments de terrain</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>Edges and corners</source>
        <translation>Bords et coins</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Markers and neutral pieces</source>
        <translation>Marqueurs et pièces neutres</translation>
    </message>
    <message>
        <source>Pieces of %1</source>
        <translation>Pièces de %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>, in place of %1</source>
        <translation>, à la place de %1</translation>
    </message>
    <message>
        <source>: take out %1</source>
        <translation> : retirez %1</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Sacs</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation> : %1</translation>
    </message>
    <message>
        <source>; add %1</source>
        <translation> ; ajoutez %1</translation>
    </message>
    <message>
        <source>; without %1</source>
        <translation> ; sans %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>, facing %1</source>
        <translation>, tourné vers %1</translation>
    </message>
    <message>
        <source>, back side up (%1)</source>
        <translation>, verso visible (%1)</translation>
    </message>
    <message>
        <source>, of %1</source>
        <translation>, de %1</translation>
    </message>
    <message>
        <source>, group %1</source>
        <translation>, groupe %1</translation>
    </message>
    <message>
        <source>, value %1</source>
        <translation>, valeur %1</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::SetupAid</name>
    <message>
        <source>Set-up script</source>
        <translation>Déroulé de la mise en place</translation>
    </message>
    <message>
        <source>What to take from which box and where to put it, step by step, and how to clear the table.</source>
        <translation>Ce qu’il faut prendre dans quelle boîte et où le poser, pas à pas, et comment ranger la table.</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>De : %1</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::TurnTrackAid</name>
    <message>
        <source>Turn track</source>
        <translation>Piste des tours</translation>
    </message>
    <message>
        <source>The track at the size of a counter, with initiative, events and END.</source>
        <translation>La piste à la taille d’un pion, avec l’initiative, les événements et la FIN.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son</name>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Order Phase: play cards for its start, count tokens (a player without any has lost), then place them one at a time, initiative first, one on a unit.</source>
        <translation>Phase d’ordres : jouez les cartes de son début, comptez les jetons (un joueur qui n’en a pas a perdu), puis placez-les un à un, l’initiative d’abord, un par unité.</translation>
    </message>
    <message>
        <source>Activation Phase: Rage and Paranoia; Special Orders and Autonomous units; uncontrolled creatures; then orders by rising number, initiative first.</source>
        <translation>Phase d’activation : Rage et Paranoïa ; Ordres spéciaux et unités Autonomes ; créatures incontrôlées ; puis les ordres par numéro croissant, l’initiative d’abord.</translation>
    </message>
    <message>
        <source>An activated unit moves (with or without assault), fires, does nothing, or does what replaces these.</source>
        <translation>Une unité activée se déplace (avec ou sans assaut), tire, ne fait rien, ou fait ce qui remplace ces actions.</translation>
    </message>
    <message>
        <source>Supply Phase: effects of its start; discard Bluffs; Terror checks; move units with neither order nor Activated marker; take one Suppressed from each unit; effects of its end.</source>
        <translation>Phase de ravitaillement : effets de son début ; défaussez les Leurres ; tests de Terreur ; déplacez les unités sans ordre ni marqueur Activé ; retirez un marqueur Suppression à chaque unité ; effets de sa fin.</translation>
    </message>
    <message>
        <source>End: discard what you like, draw as the scenario says, pass the initiative.</source>
        <translation>Fin : défaussez ce que vous voulez, piochez comme le dit le scénario, passez l’initiative.</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Le tir</translation>
    </message>
    <message>
        <source>Say: regular or suppressive. Line of sight clear or obscured, bonus not X.</source>
        <translation>Annoncez : normal ou de suppression. Ligne de vue dégagée ou gênée, bonus différent de X.</translation>
    </message>
    <message>
        <source>Bonus for the class of the target, less Fire on the Move, plus equipment; split it with Machine Gunner; doubled when suppressive.</source>
        <translation>Bonus pour la classe de la cible, moins Tir en mouvement, plus l’équipement ; à répartir avec Mitrailleur ; doublé en tir de suppression.</translation>
    </message>
    <message>
        <source>Roll one die (Dual Weapon: the better of two) and add.</source>
        <translation>Lancez un dé (Arme double : le meilleur de deux) et additionnez.</translation>
    </message>
    <message>
        <source>Less 2 for each Suppressed, 2 beyond 7 spaces, and what obscures.</source>
        <translation>Moins 2 par Suppression, 2 au-delà de 7 cases, et ce qui gêne la vue.</translation>
    </message>
    <message>
        <source>Defense: the side that is hit, plus terrain for infantry, less Rust.</source>
        <translation>Défense : le côté touché, plus le terrain pour l’infanterie, moins la Rouille.</translation>
    </message>
    <message>
        <source>Reached: a hit. Twice reached: a kill shot. Suppressive: one or two Suppressed instead.</source>
        <translation>Atteinte : touché. Deux fois atteinte : tir mortel. De suppression : un ou deux marqueurs Suppression à la place.</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Say so before moving. Start beside the target with a point left to step in.</source>
        <translation>Annoncez-le avant de bouger. Commencez à côté de la cible avec un point de reste pour y entrer.</translation>
    </message>
    <message>
        <source>From outside its firing arc: the target takes 1 Suppressed first.</source>
        <translation>De hors de son arc de tir : la cible reçoit d’abord 1 Suppression.</translation>
    </message>
    <message>
        <source>Attacker: better of two dice + bonus + Assault value.</source>
        <translation>Attaquant : meilleur de deux dés + bonus + valeur d’Assaut.</translation>
    </message>
    <message>
        <source>Defender: one die (Assault: better of two) + bonus + Assault value + terrain; a heavy vehicle uses its secondary weapon.</source>
        <translation>Défenseur : un dé (Assaut : meilleur de deux) + bonus + valeur d’Assaut + terrain ; un véhicule lourd utilise son arme secondaire.</translation>
    </message>
    <message>
        <source>Less 2 for each Suppressed, on both sides.</source>
        <translation>Moins 2 par Suppression, des deux côtés.</translation>
    </message>
    <message>
        <source>Attacker higher: a hit, infantry retreats away from him, he takes the space. Defender higher: the attacker is hit and goes back. Equal: nothing happens.</source>
        <translation>Attaquant supérieur : touché, l’infanterie recule loin de lui, il prend la case. Défenseur supérieur : l’attaquant est touché et recule. Égalité : rien ne se passe.</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Infantry: flip if the side absorbs a hit, else gone. Light vehicle: a wreck.</source>
        <translation>Infanterie : retournez le pion si la face absorbe un coup, sinon il est éliminé. Véhicule léger : une épave.</translation>
    </message>
    <message>
        <source>Heavy vehicle, one die, Perforating +1:</source>
        <translation>Véhicule lourd, un dé, Perforant +1 :</translation>
    </message>
    <message>
        <source>1 crew: one weapon a round · 2 track: no movement · 3–4 hull: 2 Suppressed, stops · 5 primary weapon lost · 6 destroyed.</source>
        <translation>1 équipage : une arme par manche · 2 chenilles : plus de mouvement · 3–4 coque : 2 Suppressions, s’arrête · 5 arme principale perdue · 6 détruit.</translation>
    </message>
    <message>
        <source>Twice the same marker: destroyed.</source>
        <translation>Deux fois le même marqueur : détruit.</translation>
    </message>
    <message>
        <source>A life point cancels a hit; a kill shot costs two.</source>
        <translation>Un point de vie annule un coup ; un coup mortel en coûte deux.</translation>
    </message>
    <message>
        <source>Destruction n at a structure: n dice, each 4 or more is a marker.</source>
        <translation>Destruction n contre une structure : n dés, chaque résultat de 4 ou plus est un marqueur.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Ordre %1</translation>
    </message>
    <message>
        <source>Special order</source>
        <translation>Ordre spécial</translation>
    </message>
    <message>
        <source>Bluff</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>open ground</source>
        <translation>terrain découvert</translation>
    </message>
    <message>
        <source>Terrain of this battle</source>
        <translation>Terrain de cette bataille</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son::ArmySheet</name>
    <message>
        <source>Faction:</source>
        <translation>Faction :</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Joueur :</translation>
    </message>
    <message>
        <source>Club:</source>
        <translation>Club :</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date :</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Without a slot</source>
        <translation>Sans emplacement</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders (%1)</source>
        <translation>Ordres (%1)</translation>
    </message>
    <message>
        <source>Breaking points (%1)</source>
        <translation>Points de rupture (%1)</translation>
    </message>
    <message>
        <source>Special orders, bluffs</source>
        <translation>Ordres spéciaux, bluffs</translation>
    </message>
    <message>
        <source>%1 special, %2 bluffs</source>
        <translation>%1 spéciaux, %2 bluffs</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>worth %1 to the enemy</source>
        <translation>vaut %1 pour l’ennemi</translation>
    </message>
    <message>
        <source>Markers to hand out:</source>
        <translation>Marqueurs à distribuer :</translation>
    </message>
    <message>
        <source>Bags needed:</source>
        <translation>Sacs nécessaires :</translation>
    </message>
    <message>
        <source>Accepted: %1. %2</source>
        <translation>Accepté : %1. %2</translation>
    </message>
    <message>
        <source>What it uses</source>
        <translation>Ce qu’elle utilise</translation>
    </message>
    <message numerus="yes">
        <source>%n breaking point(s)</source>
        <translation>
            <numerusform>%n point de rupture</numerusform>
            <numerusform>%n points de rupture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Open slots: %1</source>
        <translation>Emplacements libres : %1</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son::ArmySheetAid</name>
    <message>
        <source>Army sheets</source>
        <translation>Feuilles d’armée</translation>
    </message>
    <message>
        <source>Tiles, counters, options and boxes to tick; one page for tournaments, or with all rules it uses.</source>
        <translation>Tuiles, pions, options et cases à cocher ; une page pour les tournois, ou avec toutes les règles utilisées.</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son::NormandiePrints</name>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son::OddsAid</name>
    <message>
        <source>Odds tables</source>
        <translation>Tables de chances</translation>
    </message>
    <message>
        <source>The chance of every unit to harm every enemy, by fire and by assault, in the open.</source>
        <translation>La chance de chaque unité de blesser chaque ennemi, au tir et à l’assaut, à découvert.</translation>
    </message>
    <message>
        <source>Percent of rolls that harm the target: front sides, by day, at 4 spaces or as near as the weapon needs, open ground, nobody suppressed.</source>
        <translation>Pourcentage de jets qui blessent la cible : faces avant, de jour, à 4 cases ou aussi près qu’il le faut, terrain découvert, personne sous Suppression.</translation>
    </message>
    <message>
        <source>fire / assault, %</source>
        <translation>tir / assaut, %</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
</context>
<context>
    <name>bocage::model::print::son::ReferenceAid</name>
    <message>
        <source>Reference cards and order tokens</source>
        <translation>Cartes de référence et jetons d’ordre</translation>
    </message>
    <message>
        <source>Phases, firing, assault and damage on cards, the terrain table, and tokens for the armies.</source>
        <translation>Phases, tir, assaut et dégâts sur des cartes, la table des terrains, et des jetons pour les armées.</translation>
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
