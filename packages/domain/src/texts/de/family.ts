import type { family as english } from '../en/family.ts';
import type { German } from '../types.ts';

export const family = {
  remixOf: 'Remix von {{title}}, von {{name}}',
  remixOfGone: 'Remix eines Werks von {{name}}, das nicht mehr hier ist',
  remixOfLeft: 'Remix eines Werks, dessen Urheber nicht mehr hier ist',
  remixing: 'Du remixt {{title}}, von {{name}}. Was du davon veröffentlichst, nennt beide.',
  remixStop: 'Dies nicht Remix nennen',
  title: 'Familie',
  member: '{{title}}, von {{name}}',
  thisOne: 'Dieses Werk',
  gone: 'Ein Werk von {{name}}, das nicht mehr hier ist',
  left: 'Ein Werk, dessen Urheber nicht mehr hier ist',
  remixes_one: '{{count, number}} Remix',
  remixes_other: '{{count, number}} Remixe',
  further: 'Es geht weiter hinauf: Öffne das oberste Werk, um es zu sehen.',
  more: 'Mehr Remixe zeigen',
  failed: 'Die Familie dieses Werks konnte nicht geladen werden.',
  why_rising: 'In den letzten {{days, number}} Tagen gaben ihm verschiedene Menschen {{given}}.',
  why_points_one:
    'Davon ist {{count, number}} Punkt übrig. Gefällt mir gibt {{like, number}}, Sichern {{save, number}}, eine Abwandlung {{remix, number}}, und alle {{hours, number}} Stunden zählt jedes halb. Werke mit mehr stehen davor.',
  why_points_other:
    'Davon sind {{count, number}} Punkte übrig. Gefällt mir gibt {{like, number}}, Sichern {{save, number}}, eine Abwandlung {{remix, number}}, und alle {{hours, number}} Stunden zählt jedes halb. Werke mit mehr stehen davor.',
  why_likes_one: '{{count, number}} Gefällt mir',
  why_likes_other: '{{count, number}} Gefällt mir',
  why_saves_one: '{{count, number}} Sicherung',
  why_saves_other: '{{count, number}} Sicherungen',
  why_remixes_one: '{{count, number}} Abwandlung',
  why_remixes_other: '{{count, number}} Abwandlungen',
  why_remixed_one:
    '{{count, number}} Mensch außer dem Urheber hat eine Abwandlung veröffentlicht. Werke, die mehr Menschen abwandelten, stehen davor.',
  why_remixed_other:
    '{{count, number}} Menschen außer dem Urheber haben eine Abwandlung veröffentlicht. Werke, die mehr Menschen abwandelten, stehen davor.',
  why_followed: 'Du folgst {{name}}. Was von dort kommt, steht hier, das Neueste zuerst.',
  why_newest: 'Hier steht das Neueste zuerst. Dieses Werk wurde am {{date}} veröffentlicht.',
} as const satisfies German<typeof english>;
