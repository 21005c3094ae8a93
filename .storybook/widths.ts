import { phone } from '../tests/visual/variants.ts';

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** A story asks for one by `globals: { viewport: { value: 'small' } }`; without it the page is 1200 × 900. */
export const viewports = {
  small: viewport(`Small, ${phone.width} × ${phone.height}`, phone.width, phone.height),
  tablet: viewport('Tablet, 768 × 1024', 768, 1024),
  desktop: viewport('Desktop, 1440 × 900', 1440, 900),
};

/** What the toolbar offers, and the window that each opens; `full` takes what the browser gives. */
export const widths = ['full', ...Object.keys(viewports)];

const isWindow = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

/** The window of a choice in the toolbar; none for `full`. */
export const viewportOf = (choice: unknown) => (isWindow(choice) ? choice : undefined);

/** How wide a window is, in CSS, or undefined for as wide as there is room. */
export const widthOf = (choice: unknown) => (isWindow(choice) ? viewports[choice].styles.width : undefined);
