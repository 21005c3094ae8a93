import type { ownProfile as english } from '../en/ownProfile.ts';
import type { German } from '../types.ts';

export const ownProfile = {
  title: 'Dein Profil',
  lead: 'Wie andere Kreative dich sehen.',
  failedToLoad: 'Dein Profil konnte nicht gelesen werden.',
  demoTitle: 'Ein Demokonto hat kein Profil',
  demo: 'Es veröffentlicht nichts. Mit einem eigenen Konto hast du einen Namen, ein Handle und eine Seite.',

  name: 'Name',
  nameEmpty: 'Wähle einen Namen, unter dem man dich kennt.',
  nameLong: 'Ein Name kann bis zu {{most, number}} Zeichen lang sein.',

  handle: 'Handle',
  handleHint:
    'Buchstaben von a bis z, Ziffern und einzelne Binde- oder Unterstriche. Du kannst es {{changes, number}}-mal ändern, danach einmal in {{days, number}} Tagen. Das alte führt {{held, number}} Tage lang zu dir, und niemand sonst kann es nehmen.',
  handleFirst: 'Ohne Handle sieht niemand dein Profil.',
  handleChecking: 'Es wird geprüft, ob es frei ist …',
  handleFree: '@{{handle}} ist frei.',
  handleUnchecked: 'Ob es frei ist, konnte nicht gelesen werden. Beim Speichern zeigt es sich.',
  handleShort: 'Ein Handle hat mindestens {{fewest, number}} Zeichen.',
  handleLong: 'Ein Handle hat höchstens {{most, number}} Zeichen.',
  handleSigns: 'Verwende a bis z, 0 bis 9 und dazwischen einzelne Binde- oder Unterstriche.',
  handleReserved:
    'Dieses Handle könnte für das Studio oder eine seiner Seiten gehalten werden. Wähle ein anderes.',
  handleTaken: 'Jemand anders hat dieses Handle. Wähle ein anderes.',
  handleAlike: 'Das sieht aus wie das Handle von jemand anderem. Wähle eines, das man nicht verwechselt.',
  handleTooOften_one:
    'Du hast dein Handle oft geändert. In {{count, number}} Tag kannst du es wieder ändern.',
  handleTooOften_other:
    'Du hast dein Handle oft geändert. In {{count, number}} Tagen kannst du es wieder ändern.',

  words: 'Worte',
  wordsHint: 'Was du machst, in ein oder zwei Sätzen.',
  wordsLong: 'Deine Worte können bis zu {{most, number}} Zeichen lang sein.',

  links: 'Links',
  linksHint: 'Bis zu {{most, number}} Orte, an denen mehr von dir zu finden ist.',
  link: 'Link {{number, number}}',
  linkPlaceholder: 'https://',
  addLink: 'Link hinzufügen',
  removeLink: 'Link {{number, number}} entfernen',
  linkNotHttps: 'Ein Link beginnt mit https://.',
  linkInvalid: 'Das ist keine Adresse einer Seite. Eine sieht aus wie https://example.com/werk.',
  linkLong: 'Ein Link kann bis zu {{most, number}} Zeichen lang sein.',
  linkTwice: 'Dieser Link ist schon da.',
  linksMany: 'Es kann bis zu {{most, number}} Links geben.',

  picture: 'Bild',
  pictureHint:
    'PNG, JPEG, WebP, GIF oder AVIF, bis 10 MB. Was die Datei über sich sagt, wird nicht behalten.',
  pictureCurrent: 'Dein Bild',
  pictureRemove: 'Bild entfernen',
  pictureRemoveTitle: 'Dein Bild entfernen?',
  pictureRemoveWords: 'An seiner Stelle steht der erste Buchstabe deines Namens. Die Datei wird gelöscht.',
  pictureNotImage: 'Das ist kein Bild, das sich verwenden lässt. Wähle ein PNG, JPEG, WebP, GIF oder AVIF.',
  pictureTooLarge: 'Dieses Bild ist größer als 10 MB. Wähle ein kleineres.',
  pictureFailed: 'Dein Bild wurde nicht geändert. {{reason}}',

  preview: 'Was andere sehen',
  previewHint: 'Während du tippst.',
  previewPage: 'Deine Seite',

  save: 'Profil speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Andere sehen es jetzt.',
  unsaved: 'Noch nicht gespeichert. Es bleibt hier, wenn du gehst.',
  discard: 'Änderungen verwerfen',
  saveFailed: 'Dein Profil wurde nicht gespeichert. Nichts, was du getippt hast, ist verloren.',

  conflictTitle: 'Dein Profil wurde anderswo geändert',
  conflict:
    'Ein anderer Tab oder ein anderes Gerät hat es gespeichert, während du getippt hast. Beide sind hier; wähle, welches bleibt.',
  conflictMine: 'Hier',
  conflictTheirs: 'Anderswo gespeichert',
  conflictNothing: 'nichts',
  keepMine: 'Speichern, was hier steht',
  takeTheirs: 'Das Gespeicherte nehmen',

  notFoundTitle: 'Niemand hat dieses Handle',
  notFound: 'Vielleicht wurde es aufgegeben, oder es gehörte nie jemandem. Prüfe, wie es geschrieben ist.',
  pageFailed: 'Diese Person konnte nicht gelesen werden.',
  silentTitle: 'Noch keine Worte',
  silent: '{{name}} hat hier bisher nichts gesagt.',
  ownSilent: 'Sag in einem Satz, was du machst, und füge deine Links hinzu.',
  edit: 'Dein Profil bearbeiten',
} as const satisfies German<typeof english>;
