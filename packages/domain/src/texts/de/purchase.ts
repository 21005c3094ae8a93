import type { purchase as english } from '../en/purchase.ts';
import type { German } from '../types.ts';

export const purchase = {
  title: 'Mirror-Münzen',
  lead: 'Wähle ein Paket. Alpha: Der Kauf ist simuliert, und es wird nichts berechnet.',
  leadDisabled: 'Sieh dich um: Während des Alpha-Tests sind Käufe abgeschaltet.',
  sovereignName: 'Herrscher',
  sovereignDescription: 'Ein erster Schatz: genug für Arbeit im Wert von fünfzig Credits.',
  regalName: 'Hoheit',
  regalDescription: 'Für alle, die jede Woche ein Shooting machen.',
  royalName: 'Krone',
  royalDescription: 'Für ein Studio mit vielen Spiegeln.',
  glassName: 'Glas',
  silverName: 'Silber',
  obsidianName: 'Obsidian',
  coins_one: '{{count, number}} Münze',
  coins_other: '{{count, number}} Münzen',
  saves: '{{percent}} % günstiger',
  popular: 'Am häufigsten gewählt',
  choose: '{{name}} wählen',
  confirmTitle: 'Bestätige dein Paket',
  change: 'Ändern',
  confirm: 'Kauf bestätigen',
  pending: 'Wird abgeschlossen …',
  simulated: 'In der Alpha simuliert: Es wird nichts berechnet.',
  disabled: 'Während des Alpha-Tests sind Käufe abgeschaltet',
} as const satisfies German<typeof english>;
