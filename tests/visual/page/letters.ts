/** No font has it: it is drawn as a letter that nobody has. */
const nobodys = '\u{F8FF0}';
const size = 32;

const brush = () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is nothing to draw letters with.');
  return context;
};

function drawn(context: CanvasRenderingContext2D, letter: string): string {
  context.clearRect(0, 0, size * 2, size * 2);
  context.fillText(letter, 4, size + 8);
  return context.getImageData(0, 0, size * 2, size * 2).data.join();
}

/** Letters whose answer is known; they are the same for every story of a page. */
const known = new Map<string, boolean>();

const texts = () => [
  document.body.textContent ?? '',
  ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap(({ value, placeholder }) => [
    value,
    placeholder,
  ]),
];

/**
 * The letters on the page that neither the product's fonts nor the lent ones have: another machine would draw them with
 * a font of its own. The pinned browser has no such font, and draws them as boxes.
 */
export function lettersWithoutFont(families: string): string[] {
  const letters = new Set(
    texts()
      .join('')
      .match(/[^\p{Cc}\p{Cf}\p{Z}\p{M}]/gu),
  );
  const unknown = [...letters].filter((letter) => !known.has(letter));
  if (unknown.length > 0) {
    const context = brush();
    context.font = `${size}px ${families}`;
    const box = drawn(context, nobodys);
    for (const letter of unknown) known.set(letter, drawn(context, letter) !== box);
  }
  return [...letters].filter((letter) => !known.get(letter));
}
