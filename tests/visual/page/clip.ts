export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

const margin = 16;

/** The part of what is in sight that shows something, in CSS px of the page: the story and every overlay that it opened. */
export function clipOfWhatIsShown(): Clip {
  const { innerWidth, innerHeight, scrollX, scrollY } = window;
  let right = 1;
  let bottom = 1;
  const reach = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return;
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  };
  for (const part of document.querySelectorAll('body > *')) {
    if (part.id === 'storybook-docs' || part.matches('script, style, .sb-wrapper')) continue;
    reach(part);
    for (const element of part.querySelectorAll('*')) {
      if (right >= innerWidth && bottom >= innerHeight) break;
      reach(element);
    }
  }
  return {
    x: Math.round(scrollX),
    y: Math.round(scrollY),
    width: Math.min(Math.ceil(right) + margin, innerWidth),
    height: Math.min(Math.ceil(bottom) + margin, innerHeight),
  };
}
