import type { shortcutSettings as english } from '../en/shortcutSettings.ts';
import type { Spanish } from '../types.ts';

export const shortcutSettings = {
  description: 'Elige las teclas que prefieras o desactiva lo que te estorbe. Se guarda en este dispositivo.',
  characterKeys: 'Teclas sueltas y secuencias',
  characterKeysHint:
    'Desactívalas si dictas o pulsas teclas sin querer: solo quedan las combinaciones con Ctrl o ⌘.',
  control: '{{action}}: {{name}}',
  change: 'Cambiar',
  press: 'Pulsa teclas',
  pressSecond: 'G, y luego',
  off: 'Desactivado',
  reset: 'Restablecer',
  resetAll: 'Restablecer todo',
  recording: 'Pulsa las teclas nuevas. Escape lo deja como está.',
  chordBegun: 'Ahora la segunda tecla de la secuencia, en menos de un segundo.',
  refusal_key: 'Esta tecla ya hace algo en todas las páginas. Usa una letra, una cifra o un signo.',
  refusal_modifier: 'Alt y la tecla del sistema no pueden formar parte. Usa Ctrl, ⌘ o Mayús.',
  refusal_browser: 'El navegador o un campo de texto necesita estas teclas. Usa otras.',
  refusal_typing: 'Este atajo funciona mientras escribes. Necesita Ctrl o ⌘.',
  refusal_characterKeys: 'Las teclas sueltas y las secuencias están desactivadas. Añade Ctrl o ⌘.',
  bound: '{{name}}: {{keys}}',
  conflictTitle: '¿Usar {{keys}} para «{{name}}»?',
  conflict: 'Ahora se usan para: {{others}}. Si las usas aquí, allí dejan de funcionar.',
  takeOver: 'Usar aquí',
} as const satisfies Spanish<typeof english>;
