import type { prompts as english } from '../en/prompts.ts';
import type { Spanish } from '../types.ts';

export const prompts: Spanish<typeof english> = {
  fault_unclosedBrace: 'Esta { no está cerrada: falta una }.',
  fault_strayPipe: 'Esta | está fuera de las llaves. Escribe \\| para el propio carácter.',
  fault_strayBrace: 'Esta } no cierra nada. Escribe \\} para el propio carácter.',
  fault_severalOptions: 'De una alternancia se elige una sola opción. Varias a la vez ($$) no es posible.',
  fault_foreignWeight:
    'Es un peso de otra herramienta: aquí se dibuja como palabras. Un peso va delante de una opción, como en {2::rojo|azul}.',
  fault_unclosedList:
    'El nombre de una lista termina con dos guiones bajos. Escribe \\_ para el propio carácter.',
  fault_unknownList: 'No hay ninguna lista llamada {{name}}.',
  fault_unknownListNear: 'No hay ninguna lista llamada {{name}}. ¿Querías decir {{nearest}}?',
  fault_emptyList: 'La lista {{name}} está vacía.',
  fault_listCycle: 'La lista {{name}} se contiene a sí misma.',
  fault_tooDeep: 'Las llaves admiten como máximo {{limit, number}} niveles.',
  fault_listTooDeep: 'La lista {{name}} tiene más de {{limit, number}} niveles.',
  fault_tooLong: 'Solo se leen los primeros {{limit, number}} caracteres.',
  fault_resolvesTooLong: 'Puede llegar a tener más de {{limit, number}} caracteres.',
  fault_tooManyCombinations: 'Más de {{limit, number}} combinaciones: se sortean, no se enumeran.',
  slot_subject: 'Motivo',
  slot_style: 'Estilo',
  slot_light: 'Luz',
  slot_lens: 'Objetivo',
  slot_mood: 'Ambiente',
  slot_palette: 'Paleta',
  slot_exclude: 'Dejar fuera',
  phrase_mood: 'un ambiente de {{value}}',
  phrase_palette: 'una paleta de {{value}}',
  phrase_exclude: 'Sin {{value}}',
  reason_light: 'No se nombraba ninguna luz. De dónde viene decide lo que muestra la imagen.',
  reason_lens: 'No se nombraba ningún objetivo. Decide lo cerca y lo amplia que se siente la imagen.',
  reason_mood: 'No se nombraba ningún ambiente. Une todo lo demás.',
  reason_palette: 'No se nombraban colores. Una paleta mantiene unida una serie.',
};
