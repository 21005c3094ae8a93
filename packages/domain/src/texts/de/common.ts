import type { common as english } from '../en/common.ts';
import type { German } from '../types.ts';

export const common = {
  productName: 'Mirror Studio',
  version: 'Version {{version}}',
  buildLabel: 'Alpha-Version',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  retry: 'Erneut versuchen',
  remove: 'Entfernen',
  replace: 'Ersetzen',
  download: 'Herunterladen',
  loading: 'Wird geladen …',
  loadMore: 'Mehr anzeigen',
  optional: 'freiwillig',
  dismiss: 'Ausblenden',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  offline: 'Du bist offline. Was du siehst, ist vielleicht nicht aktuell.',
  increase: 'Erhöhen',
  decrease: 'Verringern',
  showMore: '{{count, number}} weitere',
  showLess: 'Weniger anzeigen',
  siteLinks: 'Seiten dieser Website',
  checkingSession: 'Deine Sitzung wird geprüft',
  rateLimitFor: 'Zu viele Anfragen. Versuche es {{when}} noch einmal.',
} as const satisfies German<typeof english>;
