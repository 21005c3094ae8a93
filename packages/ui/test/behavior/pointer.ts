/** Sends an event of a mouse, as a browser does. What it does has happened when this returns, and nothing is painted yet. */
export const sendPointer = (element: Element, type: string, init?: PointerEventInit) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
      detail: 1,
      isPrimary: true,
      ...init,
    }),
  );
