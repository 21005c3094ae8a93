const palettes = {
  ember: ['#1b0503', '#8c2a08', '#f08a24', '#fff0d0'],
  lagoon: ['#04121a', '#0c4a63', '#5db4c4', '#eafaf6'],
  orchid: ['#12051d', '#5a1c86', '#c667d8', '#fde4ff'],
  bone: ['#171513', '#5d564e', '#b8aea0', '#fbf7ee'],
} as const;

export type Sample = keyof typeof palettes;

/** A picture to show in stories: ink folded on a vertical axis. The same bytes every time. */
export function samplePicture(name: Sample, width = 300, height = 400): string {
  const [dark, low, high, light] = palettes[name];
  const seed = name.length * 7;
  const half = width / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="${half}"><stop stop-color="${dark}"/><stop offset=".45" stop-color="${low}"/><stop offset=".78" stop-color="${high}"/><stop offset="1" stop-color="${light}"/></linearGradient>
<filter id="w" filterUnits="userSpaceOnUse" x="${-half}" y="${-half}" width="${width * 2}" height="${height + width}"><feTurbulence type="fractalNoise" baseFrequency=".012 .006" numOctaves="4" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="110" xChannelSelector="R" yChannelSelector="G"/></filter>
<clipPath id="c"><rect width="${half}" height="${height}"/></clipPath>
<g id="h" clip-path="url(#c)"><rect width="${width}" height="${height}" fill="${dark}"/><rect x="${-width}" y="${-height}" width="${width * 3}" height="${height * 3}" fill="url(#g)" filter="url(#w)"/></g></defs>
<use href="#h"/><use href="#h" transform="translate(${width}) scale(-1 1)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same, so small that it must be shown out of focus. */
export const sampleThumbnail = (name: Sample) => samplePicture(name, 15, 20);
