import type { publicPages as english } from '../en/publicPages.ts';
import type { Spanish } from '../types.ts';

export const publicPages = {
  about: `Mirror Studio es un cuarto oscuro en tu navegador. Escribes lo que ves con los ojos cerrados y miras cómo se revela.

Está hecho para quien fotografía, diseña o crea y pasa las tardes con sus propias imágenes: las imágenes son lo único que levanta la voz en la pantalla.

Está en alfa. Todo es gratis mientras hacemos pruebas, y lo que aún no está hecho lo dice.`,
  features: `- **Sesión de fotos con IA:** una descripción, de {{imagesFrom}} a {{imagesTo}} imágenes, {{styles}} estilos, {{ratios}} proporciones, {{poses}} poses.
- **Trabajos en segundo plano:** una sesión sigue cuando dejas la página, y sobrevive a un reinicio.
- **Galería:** cada imagen guarda la descripción, el modelo y el proyecto con que se hizo.
- **Dos monedas:** monedas Mirror y créditos de uso, cada movimiento en tu propio libro.
- **Todo con el teclado**, en español y en inglés, a oscuras y con luz.
- **De foto a vídeo:** {{moves}} movimientos de cámara sobre una imagen fija, dibujados mientras eliges.
- **Mi biblioteca:** descripciones con sus versiones, y el camino de vuelta de una imagen a sus palabras.
- **Clientes:** series tras un enlace secreto, escogidas y aprobadas sin cuenta.

Aún a oscuras: la biblioteca de creadores, el consejo, las suscripciones. Lo dicen cuando abres su puerta.`,
  pricing: `Durante la alfa todo es gratis. Las compras son simulaciones: no se cobra nada.

{{packages}}

{{coinsPerCredit}} monedas hacen 1 crédito de uso.`,
  pricingRow: '- **{{name}}:** {{coins, number}} monedas, {{price}}',
  discordTitle: 'El chat de la comunidad',
  discordLead: 'Donde se encuentran quienes crean, y donde se cuentan los fallos.',
  discordMissing:
    'Quien lleva este estudio aún no ha puesto un chat de la comunidad, así que esta puerta hoy no lleva a ninguna parte.',
  discordLeaving: 'Te llevamos al chat de la comunidad...',
} as const satisfies Spanish<typeof english>;
