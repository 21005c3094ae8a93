import type { commandPalette as english } from '../en/commandPalette.ts';
import type { Spanish } from '../types.ts';

export const commandPalette = {
  title: 'Paleta de comandos',
  search: 'Buscar páginas, acciones, ayuda y trabajos',
  placeholder: '¿Adónde, o qué hacer?',
  list: 'Comandos',
  group_recent: 'Recientes',
  group_action: 'Acciones',
  group_page: 'Páginas',
  group_help: 'Temas de ayuda',
  group_job: 'Trabajos recientes',
  searching: 'Buscando...',
  results_one: '{{count, number}} resultado',
  results_many: '{{count, number}} de resultados',
  results_other: '{{count, number}} resultados',
  nothing: 'Nada se llama «{{query}}»',
  nothingHint: 'Prueba con menos letras u otra palabra, o míralo todo.',
  showAll: 'Mostrar todo',
  openHelp: 'Abrir la ayuda',
  toChoose: 'para elegir',
  toRun: 'para abrir',
  toClose: 'para cerrar',
  theme: 'Tema: {{theme}}',
  language: 'Idioma: {{language}}',
} as const satisfies Spanish<typeof english>;
