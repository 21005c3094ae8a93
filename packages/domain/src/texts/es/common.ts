import type { common as english } from '../en/common.ts';
import type { Spanish } from '../types.ts';

export const common = {
  productName: 'Mirror Studio',
  version: 'Versión {{version}}',
  buildLabel: 'Versión alfa',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  retry: 'Volver a intentar',
  remove: 'Quitar',
  replace: 'Reemplazar',
  download: 'Descargar',
  loading: 'Cargando...',
  loadMore: 'Ver más',
  optional: 'opcional',
  dismiss: 'Descartar',
  opensInNewTab: 'se abre en otra pestaña',
  offline: 'Estás sin conexión. Puede que lo que ves no esté al día.',
  increase: 'Aumentar',
  decrease: 'Reducir',
  showMore: '{{count, number}} más',
  showLess: 'Ver menos',
  siteLinks: 'Páginas de este sitio',
  checkingSession: 'Comprobando tu sesión',
  rateLimitFor: 'Demasiadas peticiones. Vuelve a intentarlo {{when}}.',
} as const satisfies Spanish<typeof english>;
