/** In a frame on a page of documentation, a story takes the focus without pulling the page to itself. */
export function stayInPlace() {
  if (!new URLSearchParams(location.search).has('embedded')) return;
  const { value: focus }: { value?: unknown } =
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};
  if (typeof focus !== 'function') return;
  HTMLElement.prototype.focus = function (options) {
    Reflect.apply(focus, this, [{ ...options, preventScroll: true }]);
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
