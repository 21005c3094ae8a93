import type { Screen, Tools } from './tools.ts';

type Name = string | RegExp;

/** The texts that a component shows: the English ones, and in their place those that the team gave. */
export function textsOf<Texts extends Readonly<Record<string, string>>>(
  { messages }: Tools,
  namespace: string,
  english: Texts,
): Record<keyof Texts, string> {
  return { ...english, ...messages?.[namespace] };
}

/** A text with a `{{hole}}` in it, as what it may have become. */
export function shaped(text: string): RegExp {
  const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** The small steps that every tester is made of. */
export function stepsOf({ screen, within, user }: Tools) {
  const press = async (name: Name, place: Screen = screen) => user.click(place.getByRole('button', { name }));
  const fill = async (element: HTMLElement, text: string) => {
    await user.clear(element);
    if (text !== '') await user.type(element, text);
  };
  return {
    press,
    fill,
    /** The overlay of this name, once it is there. */
    overlay: async (name: Name) => within(await screen.findByRole('dialog', { name })),
    /** Whether an overlay of this name is open. */
    isOpen: (name: Name) => screen.queryByRole('dialog', { name }) !== null,
    /** What is said of the role, or nothing. */
    said: (role: string, place: Screen = screen) => place.queryByRole(role)?.textContent ?? null,
    isDisabled: (name: Name, place: Screen = screen) => {
      const button = place.getByRole('button', { name });
      return button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';
    },
  };
}
