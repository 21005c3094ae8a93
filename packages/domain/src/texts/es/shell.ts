import type { shell as english } from '../en/shell.ts';
import type { Spanish } from '../types.ts';

export const shell = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  groupStudio: 'Estudio',
  groupCommunity: 'Comunidad',
  groupAdmin: 'Administración',
  groupOperations: 'Operaciones',
  mirrorCoins: 'Monedas Mirror',
  toggleSidebar: 'Mostrar u ocultar la barra lateral',
  openSidebar: 'Abrir la barra lateral',
  closeSidebar: 'Cerrar la barra lateral',
  signOut: 'Cerrar sesión',
  fallbackName: 'Usuario',
  account: 'Tu cuenta',
  jobs: 'Trabajos en segundo plano',
  jobsRunning_one: '{{count, number}} trabajo en marcha',
  jobsRunning_many: '{{count, number}} de trabajos en marcha',
  jobsRunning_other: '{{count, number}} trabajos en marcha',
  notifications: 'Notificaciones',
  settings: 'Ajustes',
  help: 'Ayuda',
  language: 'Idioma',
  exchangeCoins: 'Cambiar monedas',
  purchaseCoins: 'Comprar monedas',
  breadcrumb: 'Estás aquí',
  alphaTitle: 'Alfa',
  alphaBanner:
    'Todo es gratis mientras hacemos pruebas. No hagas caso de los avisos sobre tokens: aún no están activos. Si algo te pide tokens, es un error nuestro.',
  alphaLink: 'Cuéntalo en el chat de la comunidad',
  checkingSession: 'Comprobando tu sesión',
} as const satisfies Spanish<typeof english>;
