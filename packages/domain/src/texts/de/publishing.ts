import type { publishing as english } from '../en/publishing.ts';
import type { German } from '../types.ts';

export const publishing = {
  publish: 'Veröffentlichen',
  published: 'Veröffentlicht',
  editTitle: 'Veröffentlichtes Werk',
  newTitle: 'Dieses Bild veröffentlichen',
  newPrompt: 'Diesen Prompt veröffentlichen',
  version: 'Fassung {{number, number}}',
  otherVersion:
    'Veröffentlicht ist Fassung {{shown, number}}. Beim Speichern tritt Fassung {{number, number}} an ihre Stelle.',
  promptHint: 'Andere lesen den Text dieser Fassung, nicht den früherer oder späterer.',
  allowsRemixOfPrompt: 'Andere dürfen den Prompt probieren und abzweigen. Eine Abzweigung nennt dich.',
  withdrawPrompt:
    'Er ist sofort aus der Bibliothek verschwunden, mit seiner Adresse und seinem Text. Wer ihn gemerkt hat, liest, dass er zurückgezogen wurde; Abzweigungen bleiben bei denen, die sie gemacht haben. In deiner Bibliothek bleibt er.',
  promptFailed: 'Der Prompt wurde nicht veröffentlicht. Was du geschrieben hast, ist noch da.',
  as: 'Als @{{handle}}',
  whole: 'Wer angemeldet ist, kann es in der Bibliothek der Kreativen sehen, bis du es zurückziehst.',
  title: 'Titel',
  titleEmpty: 'Gib dem Werk einen Titel.',
  titleLong: 'Ein Titel hat höchstens {{limit, number}} Zeichen.',
  tags: 'Schlagwörter',
  tagsHint: 'Wonach andere suchen würden: ein Motiv, ein Licht, eine Stimmung.',
  tagsMany: 'Ein Werk hat höchstens {{limit, number}} Schlagwörter.',
  tagLong: 'Ein Schlagwort hat höchstens {{limit, number}} Zeichen.',
  sharesPrompt: 'Prompt zeigen',
  sharesPromptHint: 'Andere können die Worte lesen, aus denen es entstand.',
  allowsRemix: 'Abwandlungen erlauben',
  allowsRemixHint: 'Andere dürfen den Prompt probieren und daraus eigene Werke machen.',
  licence: 'Lizenz',
  licenceFrom: 'Aus deinen Einstellungen, wie sie jetzt sind.',
  noLicence: 'Es werden keine Rechte angegeben: Der Inhaltsschutz ist in deinen Einstellungen aus.',
  settings: 'Einstellungen öffnen',
  save: 'Änderungen sichern',
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Dieses Werk zurückziehen?',
  withdrawWords:
    'Es verschwindet sofort aus der Bibliothek, mit seiner Adresse und seinem Bild. Wer es gemerkt hat, liest, dass es zurückgezogen wurde. In deiner Galerie bleibt es.',
  view: 'In der Bibliothek ansehen',
  handleTitle: 'Wähle zuerst einen Namen',
  handleWords:
    'Ein Werk steht unter dem öffentlichen Namen dessen, der es gemacht hat, und führt zum Profil. Du hast noch keinen.',
  handleAction: 'Namen wählen',
  handleMissing: 'Wähle in deinem Profil einen öffentlichen Namen, bevor du veröffentlichst.',
  onlyPictures: 'Ein Video kann noch nicht veröffentlicht werden.',
  failed: 'Das Bild wurde nicht veröffentlicht. Was du geschrieben hast, ist noch hier.',
  loadFailed: 'Was über dieses Werk gesagt ist, konnte nicht gelesen werden.',
} as const satisfies German<typeof english>;
