import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Spanish } from '../types.ts';

export const shortcuts = {
  title: 'Atajos de teclado',
  group_navigation: 'Ir a',
  group_panels: 'Abrir y cerrar',
  group_admin: 'Administración',
  openJobs: 'Trabajos en segundo plano',
  toggleSidebar: 'Mostrar u ocultar la barra lateral',
  openHelp: 'Ayuda',
  openSettings: 'Ajustes',
  openPalette: 'Paleta de comandos',
  chordThen: 'y luego',
  or: 'o',
  chordHint: 'Pulsa las dos teclas una tras otra, en menos de un segundo.',
  change: 'Cambiar atajos',
} as const satisfies Spanish<typeof english>;
