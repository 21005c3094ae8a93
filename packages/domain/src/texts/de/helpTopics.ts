import type { helpTopics as english } from '../en/helpTopics.ts';
import type { German } from '../types.ts';

export const helpTopics = {
  gettingStartedTitle: 'Erste Schritte',
  gettingStartedKeywords:
    'Geschenk, Münzen verschenken, Empfehlung, Einladung, anmelden, Anmeldelink, Magic Link, E-Mail, Login, Konto, Willkommen, Profil, Anfang, Alpha, Münzen, Credits, Konto löschen, meine Daten exportieren, Kopie meiner Daten, Konto behalten, Sitzungen, Geräte, Sitzung beenden, Sicherheitsprotokoll',
  gettingStartedContent: `Mirror Studio ist eine Dunkelkammer in deinem Browser: Du schreibst, was du sehen willst, und das Studio entwickelt es.

## Anmelden
Gib deine E-Mail-Adresse ein und öffne den Link, den wir dir schicken, im selben Browser. Auf einem anderen Gerät wähle *Ich habe einen Code* und gib den aus derselben E-Mail ein, innerhalb weniger Minuten. Ein Passwort musst du dir nicht merken. Ein Link funktioniert **einmal** und läuft nach {{hours}} Stunde ab; alle {{minutes}} Minute kannst du einen neuen anfordern. Ist ein Link abgelaufen, ist nichts verloren: Fordere einfach einen neuen an. Steht unter dem Formular ein anderer Dienst, kann auch er sagen, wer du bist; dein **Profil** verbindet und trennt solche Konten.

Du bist eingeladen? Folge dem Link, oder wähle *Ich habe eine Einladung*, wenn du dich vorstellst, und tippe ihren Code. Er gilt einmal.

Endet deine Sitzung, während du tippst, bittet dich ein Fenster um eine neue Anmeldung, und was du getippt hast, geht weiter, wo es war. In einem Browser, den nur du benutzt, kannst du ihn uns merken lassen: Dann fragt er {{rememberedDays}} Tage lang nach keinem Code deines zweiten Faktors.

## Dein erstes Bild
1. Öffne **KI-Fotoshooting** in der Seitenleiste.
2. Schreibe einen Prompt: wer oder was, wo und in welchem Licht.
3. Wähle einen Stil und ein Seitenverhältnis. Vier Bilder sind ein guter Anfang.
4. Beginne das Shooting. Du kannst die Seite verlassen: Die Arbeit geht weiter, und **Hintergrundaufträge** zeigt, wie weit sie ist.
5. Wenn sie fertig ist, öffnet *Ergebnisse ansehen* die Galerie.

## Münzen und Credits
Du hast zwei Währungen. **Mirror-Münzen** sammelst du, **Nutzungs-Credits** verbrauchst du beim Erzeugen von Bildern. {{coinsPerCredit}} Münzen ergeben 1 Credit; getauscht werden mindestens {{minimumCoins}} Münzen, und Credits werden abgerundet. Ein Tausch lässt sich nicht rückgängig machen.

Das **Hauptbuch** zeigt jede Münze und jedes Credit, das kam oder ging; eine Zeile öffnet ihren Beleg, der sich drucken lässt, und die Liste lässt sich als CSV sichern. *Mein Hauptbuch prüfen* rechnet alles in deinem Browser noch einmal zusammen und sagt, ob es stimmt. Ein Kontrollpunkt, jetzt gesichert, zeigt später, ob seither etwas umgeschrieben wurde.

Unter **Münzen verschenken** schenkst du einem anderen Creator Münzen, über seinen Namen oder eine E-Mail-Adresse. Münzen für eine Adresse warten {{giftDays}} Tage; holt sie niemand ab, kommen sie zu dir zurück.

Unter **Empfehlungen** hast du einen Code und einen Link. Wer damit beitritt und das erste Fotoshooting fertig hat, bringt euch beiden {{referralCoins}} Münzen, für bis zu {{referralPeople}} Personen im Monat.

Während der Alpha ist **alles kostenlos**. Käufe sind simuliert, und es wird nichts berechnet. Sagt dir irgendetwas, dass du Token brauchst, hast du einen Fehler gefunden: Bitte erzähle uns im Community-Chat davon.

## Gehen
Dein **Profil** zeigt jeden Browser, der in deinem Konto angemeldet ist, und beendet einen oder alle anderen; das Sicherheitsprotokoll sagt, was mit deinem Konto geschehen ist.

Am Ende packt **Deine Daten** eine Kopie von allem, was wir über dich gespeichert haben, und schickt dir einen Link, der einmal funktioniert; die Datei wird nach {{exportDays}} Tagen gelöscht.

Dort kannst du auch dein Konto löschen lassen. Es wird sofort geschlossen, und nach {{days}} Tagen wird alles entfernt; bis dahin melde dich an und drücke *Mein Konto behalten*, um es zurückzuholen.`,

  photoshootTitle: 'KI-Fotoshooting',
  photoshootKeywords:
    'Bild, Bilder, Foto, erzeugen, Stapel, Prompt, Stil, Seitenverhältnis, Pose, Referenz, hochladen, Modell, Projekt, Sample Renderer, abbrechen',
  photoshootContent: `Ein Shooting besteht aus einem Prompt und {{imagesFrom}} bis {{imagesTo}} Bildern, die daraus entstehen.

## Einen Prompt schreiben
Beginne mit dem Motiv, dann der Ort, dann das Licht. Einzelheiten, die man fotografieren kann, sagen mehr als Adjektive: *85 mm, geringe Schärfentiefe, Wind von links* führt weiter als *schön, atemberaubend*. Ein Prompt darf {{promptCharacters, number}} Zeichen lang sein; ein guter ist selten länger als drei Zeilen.

## Stil, Verhältnis und Posen
- **{{styles}} Stile** bestimmen, wie das Bild entsteht: Objektiv, Farben, Korn.
- **{{ratios}} Seitenverhältnisse**: {{ratioList}}. Wähle das, das du verwenden wirst; beim späteren Zuschneiden gehen Einzelheiten verloren.
- **Posenvielfalt** gibt jedem Bild eine andere von {{poses}} Posen. Ohne sie nehmen alle dieselbe ein, und genau das brauchst du, um Licht oder Farbe zu vergleichen.

## Referenzbild
Eine Referenz leiht ihre Farben und ihre Stimmung, nicht ihren Inhalt. Jedes Bild bis {{megabytes}} MB ist möglich. Wo und wann ein Foto aufgenommen wurde, wird bei der Ankunft daraus entfernt.

## Modelle
Der **Sample Renderer** ist eingebaut: Er braucht keinen Schlüssel, kostet nichts und macht echte Bilder, sodass du das Studio mit ihm kennenlernen kannst. {{models}} Modelle anderer Anbieter stehen daneben; jedes braucht einen Schlüssel, den einrichtet, wer dieses Studio betreibt. Ist ein Modell nicht verfügbar, schlägt das Shooting fehl und sagt, warum: Du bekommst nie ein Muster anstelle dessen, was du verlangt hast.

## Während es läuft
Die Bilder erscheinen eines nach dem anderen, sobald sie entwickelt sind. Du kannst ein Shooting abbrechen, das wartet oder läuft, und ein fehlgeschlagenes mit denselben Angaben noch einmal versuchen. Das Schließen der Seite hält nichts auf.`,

  galleryTitle: 'Galerie',
  galleryKeywords:
    'Fahrplan, Idee, abstimmen, vorschlagen, veröffentlichen, Prompt veröffentlichen, zurückziehen, Bibliothek, abzweigen, Herkunft, abwandeln, Familie, Stammbaum, Werke suchen, im Kommen, meist abgewandelt, Rangliste, Punkte, Prompts suchen, Teile von Wörtern, gemerkt, Kunden, Auswahl, Link, Freigabe, Wasserzeichen, Bilder, Videos, Fotos, Ergebnisse, finden, herunterladen, exportieren, Rechte, Lizenz, Metadaten, Prompt, Projekt, Mirror-Protokoll, Weiterverkauf, Training, umgekehrte Forensik',
  galleryContent: `Alles, was du machst, hängt in der Galerie, das Neueste zuerst.

## Was jedes Bild weiß
Jedes Bild behält den Prompt, das Modell und das Projekt, mit denen es entstanden ist, und wann. So ist ein Bild, das dir gefällt, auch das Rezept für das nächste.

## Eines wiederfinden
Gib deinen Shootings einen **Projektnamen**: Das kostet eine Sekunde und ist der beste Weg zurück zu einer Serie. Bilder des eingebauten Renderers sind überall dort mit *Sample renderer* bezeichnet, wo der Name eines Modells steht.

## Rechte, die mit der Datei reisen
Ist das **Mirror-Protokoll** an (Einstellungen, Datenschutz), sagen Exporte, wer sie gemacht hat und was man damit tun darf:
- *Weiterverkauf erlauben*: Andere dürfen Abzüge und Lizenzen verkaufen. Aus, solange du es nicht einschaltest.
- *Training erlauben*: Andere dürfen Modelle mit deinen Bildern trainieren. Aus, solange du es nicht einschaltest.
- *Prompt und Modell teilen*: ob eine Datei verrät, wie sie entstanden ist. Schalte es aus, um deine Rezepte für dich zu behalten.

## Der Prompt eines Bildes
*Meine Bibliothek* hat die **Umgekehrte Forensik**: Lege dort ein Bild ab, und sein Prompt kommt zurück aus dem, was seine Datei sagt, sonst ein Anfang aus dem, was seine Pixel zeigen. Hat das Studio ein Sprachmodell, das Bilder sieht, kannst du es fragen, was das Bild zeigt; vorher steht da, dass das Bild an es geht. Sie sagt, was von den dreien es war. Was eine Datei von sich sagt, hat niemand geprüft, und das Bild wird gelesen und nicht behalten.

## Einen Prompt wiederfinden
*Meine Bibliothek* behält deine Prompts mit allen Fassungen. Ihre Suche sieht in Titel, Schlagwörter, Sammlung, Notizen und Worte. Teile von Wörtern genügen, auch aus der Mitte, in beliebiger Reihenfolge; Akzente sind gleichgültig, und ein falscher Buchstabe wird verziehen.

## Einem Kunden Bilder zeigen
Unter *Kundschaft* wählst du Bilder, nennst den Kunden und sendest einen geheimen Link mit einem Ende und auf Wunsch mit einem Passwort. Ohne Konto sagt der Kunde ja, vielleicht oder nein, kommentiert und gibt frei; du siehst es ankommen. Das **Wasserzeichen** ist in kleinere Kopien eingebrannt. *Link zurücknehmen* schließt den Link sofort, auch für alle, an die er weitergegeben wurde.

## Ein Bild oder einen Prompt allen zeigen
Öffne ein Bild und wähle *Veröffentlichen*: mit Titel und Schlagwörtern, und ob andere seinen Prompt sehen und es abwandeln dürfen. Öffne einen Prompt in *Meine Bibliothek*, und du veröffentlichst eine seiner Fassungen; andere lesen deren Worte, nicht die davor oder danach. Beides hängt unter deinem Namen in der **Bibliothek der Kreativen**, mit der Lizenz deiner Einstellungen. *Zurückziehen* nimmt es sofort heraus, mit seiner Adresse.

Wo der Urheber das Abwandeln erlaubt, beginnt *Diesen Prompt abzweigen* einen eigenen Prompt mit den Worten. Dort steht, von wem sie waren, und die Zeile *Abgezweigt von* führt zurück zum Prompt, solange du ihn sehen kannst. Er bleibt deiner, wenn der andere zurückgezogen wird.

Was du von anderen merkst, wartet unter *Gemerkt*, mit deinen eigenen Notizen.

Die Bibliothek hat vier Listen: *Im Kommen* (was verschiedene Menschen mögen, sichern und abwandeln, Neues mehr als Altes), *Neu*, *Meist abgewandelt* und *Gefolgte*. Öffne dort ein Werk, und *Warum steht das hier?* sagt es in Worten und Zahlen. Die Suche versteht Wörter, Schlagwörter, Stile und Kreative und verzeiht einen falschen Buchstaben.

*Remixen* beginnt ein Shooting aus einem Werk, das es erlaubt; was du davon veröffentlichst, nennt den Urheber. Die **Familie** eines Werks zeigt, woraus es entstand und was daraus entstand.

Die **Tarot-Rangliste** zählt, was verschiedene Menschen mögen und abwandeln, für die Woche, den Monat und die ganze Zeit; auf ihrer Seite steht, was zählt. Die Glocke sagt dir, wer dir folgt, was gefällt und was abgewandelt wird; was du verpasst, kommt per Mail, höchstens einmal am Tag, bis du **Neues per Mail** in deinem Profil ausschaltest.

## Sagen, was fehlt
Der **Fahrplan** zeigt, was kommen kann, was geplant ist, was entsteht und was fertig ist. Stimme für das, was dir fehlt; noch ein Druck nimmt die Stimme zurück. *Idee vorschlagen* sucht beim Tippen nach Ideen wie deiner, damit die Stimmen beisammen bleiben. Eine Idee öffnet sich mit ihren Worten, dem, was daraus wurde, und dem, was andere sagen. Wo zwei eine waren, führt die erste zur zweiten, und die Stimmen sind dort.

## Gemeinsam entscheiden
Unter **Mitbestimmung**, die das Befehlsmenü öffnet, stimmen Mitglieder über Vorschläge ab. Zuerst wird darüber gesprochen; wer abstimmen kann, steht fest, wenn die Abstimmung öffnet. Dein Stimmzettel ist geheim, und bis zum Ende kannst du anders stimmen. Heb den Beleg auf: Ist die Abstimmung zu Ende, liest *Zähl selbst nach* alle Stimmzettel in deinem Browser, findet deinen an seinem Siegel und zählt sie zusammen. Bei Gleichstand oder zu wenigen Stimmen bleibt es, wie es ist. Was angenommen ist, wird ein Beschluss mit seiner Begründung.

## Wenn ein Bild nicht erscheint
Ein Rahmen ohne Bild behält seinen Platz und sagt es. Lade die Seite neu: Die Adressen der Bilder gelten nur eine Zeit lang, damit ein Link, den jemand kopiert, nicht für immer offen bleibt.`,

  keyboardShortcutsTitle: 'Tastenkürzel',
  keyboardShortcutsKeywords:
    'Tastatur, Tasten, Kürzel, Tastenkombination, Hotkey, Tastenfolge, Navigation, Barrierefreiheit',
  keyboardShortcutsContent: `Alles im Studio ist ohne Maus erreichbar. Diese Tasten sind Abkürzungen für das, was du am häufigsten tust. In *Einstellungen, Allgemein* gibst du jeder andere Tasten oder schaltest sie ab.

## Alle Kürzel
{{shortcuts}}

## Wie Tastenfolgen funktionieren
Drücke die beiden Tasten nacheinander innerhalb einer Sekunde, ohne die erste zu halten. Tastenfolgen und **?** tun nichts, während du in ein Feld tippst. So bleibt ein Prompt, der mit „g“ beginnt, ein Prompt.

## Ohne Kürzel
Tab geht in Leserichtung durch eine Seite, und der erste Tab bietet *Zum Inhalt springen* an. In Gruppen wie Stilen und Registern wählen die Pfeiltasten. Escape schließt, was offen ist, und bringt dich dorthin zurück, wo du warst.`,

  troubleshootingTitle: 'Problemlösung',
  troubleshootingKeywords:
    'Problem, Fehler, Bug, fehlgeschlagen, kaputt, E-Mail fehlt, Spam, Link abgelaufen, hängt, langsam, offline, Token nötig, hochladen, zu groß',
  troubleshootingContent: `Meist liegt es an einem dieser Punkte. Wenn nicht, erzähle es uns unten: Wir lesen jedes Wort.

## Die E-Mail zur Anmeldung kommt nicht
Sieh im Spam-Ordner nach und prüfe die Adresse auf Tippfehler. Alle {{minutes}} Minute kannst du einen neuen Link anfordern; öffnen musst du nur den neuesten.

## Der Link funktioniert nicht
Ein Link läuft nach {{hours}} Stunde ab und funktioniert einmal. Öffne ihn in **demselben Browser**, in dem du ihn angefordert hast, oder gib den Code aus derselben E-Mail ein: dort oder auf jedem anderen Gerät. Mailprogramme, die Links öffnen, um sie zu prüfen, verbrauchen keines von beiden.

## Ein Auftrag ist fehlgeschlagen oder bewegt sich nicht
Ein fehlgeschlagener Auftrag sagt auf seiner Karte unter Hintergrundaufträge, warum; *Wiederholen* startet ihn mit denselben Angaben noch einmal. Ein Auftrag wartet, solange andere vor ihm dran sind. Wurde das Studio mittendrin neu gestartet, geht der Auftrag von selbst weiter: Fertige Bilder bleiben erhalten.

## Ein Bild wird nicht angenommen
Eine Referenz muss ein Bild von höchstens {{megabytes}} MB sein. Eine Datei, die nur wie ein Bild heißt, ist keines.

## Es heißt, ich brauche Token
Während der Alpha braucht nichts Token, es ist also ein Fehler. Bitte melde ihn im Community-Chat und schreibe dazu, was du gerade getan hast.

## Keine Verbindung
Prüfe deine Verbindung. Was du getippt hast, bleibt, wo es ist, und nichts wird doppelt berechnet oder gemacht, wenn du es noch einmal versuchst.`,
} as const satisfies German<typeof english>;
