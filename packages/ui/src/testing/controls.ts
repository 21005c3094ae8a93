import type { Tools } from './tools.ts';

type Name = string | RegExp;

/** Any name that has these words in it: of a control whose name also says its value. */
export const containing = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : name;

/** One element by role and name, and what is said of every control. */
export function controlOf({ screen, user }: Tools, role: string, name?: Name) {
  const by = name === undefined ? {} : { name };
  const get = () => screen.getByRole(role, by);
  const describedBy = () => get().getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return {
    get,
    press: async () => user.click(get()),
    isShown: () => screen.queryByRole(role, by) !== null,
    isDisabled: () => get().hasAttribute('disabled') || get().getAttribute('aria-disabled') === 'true',
    isInvalid: () => get().getAttribute('aria-invalid') === 'true',
    /** The description and the error that it is read with. */
    help: () =>
      describedBy()
        .map((id) => get().ownerDocument.getElementById(id)?.textContent ?? '')
        .join(' '),
    value: () => {
      const element = get();
      return 'value' in element ? String(element.value) : (element.textContent ?? '');
    },
    isChecked: () => {
      const element = get();
      return 'checked' in element && element.checked === true;
    },
    /** What a bar or a meter says of its value. */
    reading: () => get().getAttribute('aria-valuetext'),
  };
}

/** A button that is pressed, and may be off or waiting. */
export function pressableOf(tools: Tools, name: Name) {
  const { get, press, isDisabled } = controlOf(tools, 'button', name);
  return {
    press,
    isDisabled,
    /** Whether it waits; its name then also says what for: give a RegExp. */
    isPending: () => tools.within(get()).queryByRole('progressbar') !== null,
  };
}

/** A field that is typed into. */
export function typableOf(tools: Tools, role: 'textbox' | 'searchbox', name: Name) {
  const { get, value, isDisabled, isInvalid, help } = controlOf(tools, role, name);
  return {
    /** Types in place of what was there. */
    type: async (text: string) => {
      await tools.user.clear(get());
      if (text !== '') await tools.user.type(get(), text);
    },
    value,
    isDisabled,
    isInvalid,
    help,
  };
}

/** A group of which one is chosen. */
export function choiceOf(tools: Tools, name: Name) {
  const { get, isInvalid, help } = controlOf(tools, 'radiogroup', name);
  const radios = () => tools.within(get()).getAllByRole('radio');
  const nameOf = (radio: HTMLElement) => radio.closest('label')?.textContent ?? '';
  return {
    choose: async (option: Name) =>
      tools.user.click(tools.within(get()).getByRole('radio', { name: option })),
    /** The words of the one that is chosen, or null. */
    chosen: () => {
      const radio = radios().find((each) => 'checked' in each && each.checked);
      return radio ? nameOf(radio) : null;
    },
    options: () => radios().map(nameOf),
    isInvalid,
    help,
  };
}

/** What opens over the page and has a name. */
export function overlayOf(tools: Tools, role: 'dialog' | 'alertdialog', name: Name) {
  const { get, isShown } = controlOf(tools, role, name);
  return {
    isOpen: isShown,
    read: () => get().textContent ?? '',
    press: async (button: Name) =>
      tools.user.click(tools.within(get()).getByRole('button', { name: button })),
    /** Presses Escape. */
    escape: async () => tools.user.keyboard('{Escape}'),
  };
}
