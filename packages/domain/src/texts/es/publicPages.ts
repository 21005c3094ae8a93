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

Aún a oscuras: la biblioteca de creadores, el consejo. Lo dicen cuando abres su puerta.`,
  pricing: `{{alpha}} {{purchases}}

## Paquetes
{{packages}}

## Lotes y cualquier importe
{{packs}}

O cualquier importe de {{least}} a {{most}}: {{perDollar, number}} monedas por dólar. Tres importes dan la bonificación Mirror: {{amounts}} traen un {{percent, number}}\u00a0% más de monedas, redondeado hacia abajo.

## Suscripciones
Provisionales, por confirmar. No se cobra nada.

{{plans}}

## Lo que pagan
{{coinsPerCredit}} monedas hacen 1 crédito de uso. Cuando termine la fase alfa, una imagen costará {{perImage, number}} y un segundo de vídeo {{perSecond, number}}: también provisional.`,
  pricingAlpha: 'Durante la alfa todo es gratis.',
  pricingPaid: 'Las imágenes y los vídeos se pagan con créditos.',
  pricing_simulated: 'Las compras son simulaciones: no se cobra nada.',
  pricing_disabled: 'Todavía no se puede comprar nada.',
  pricing_live: 'Las compras se pagan en la página de nuestro proveedor de pagos.',
  pricingRow: '- **{{name}}:** {{coins, number}} monedas, {{price}}',
  packRow: '- {{coins, number}} monedas, {{price}}',
  planRow: '- **{{name}}:** {{coins, number}} monedas al mes, {{price}}',
  discordTitle: 'El chat de la comunidad',
  discordLead: 'Donde se encuentran quienes crean, y donde se cuentan los fallos.',
  discordMissing:
    'Quien lleva este estudio aún no ha puesto un chat de la comunidad, así que esta puerta hoy no lleva a ninguna parte.',
  discordLeaving: 'Te llevamos al chat de la comunidad...',
} as const satisfies Spanish<typeof english>;
