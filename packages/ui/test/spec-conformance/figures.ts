export const count = (selector: string) => () => document.querySelectorAll(selector).length;
export const attribute = (selector: string, name: string) => () =>
  document.querySelector(selector)?.getAttribute(name) ?? null;
export const widthOf = (selector: string) => () =>
  Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0);
/** How far its right side stands from that of the page. */
export const endOf = (selector: string) => () => {
  const right = document.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN;
  return Math.round(document.documentElement.clientWidth - right);
};
export const heldIn = (selector: string) => () =>
  document.querySelector<HTMLInputElement>(selector)?.value ?? null;
/** Whether the button of that name can be pressed. */
export const canPress = (name: string) => () => {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);
  return button === undefined ? null : !button.disabled && button.ariaDisabled !== 'true';
};
