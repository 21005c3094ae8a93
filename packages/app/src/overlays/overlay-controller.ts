/** How an overlay is opened and closed: its machine is the only one who knows whether it is open. */
export interface OverlayHandle {
  /** Opens it, or takes it to another place while it is open. */
  open(detail: unknown): void;
  close(): void;
  isOpen(): boolean;
}

interface OverlaySource<Name, Part> {
  /** Fetches the code of an overlay. */
  readonly load: (name: Name) => Promise<Part>;
  /** The code of the overlay that is waited for could not be fetched. */
  readonly onFailed: () => void;
}

export interface LoadedOverlay<Name, Part> {
  readonly name: Name;
  readonly part: Part;
}

/**
 * The overlays over the page, one at a time. Each is fetched when it is first asked for, and opened when its code has
 * registered, unless it was closed or another was asked for meanwhile.
 */
export class OverlayController<Name extends string, Part> {
  readonly #source: OverlaySource<Name, Part>;
  readonly #handles = new Map<Name, OverlayHandle>();
  readonly #listeners = new Set<() => void>();
  /** Being fetched, or fetched. */
  readonly #fetched = new Set<Name>();
  #loaded: readonly LoadedOverlay<Name, Part>[] = [];
  #awaited: { readonly name: Name; readonly detail: unknown } | null = null;

  constructor(source: OverlaySource<Name, Part>) {
    this.#source = source;
  }

  /** The one that is open, or is waited for. */
  current(): Name | null {
    if (this.#awaited) return this.#awaited.name;
    for (const [name, handle] of this.#handles) if (handle.isOpen()) return name;
    return null;
  }

  /** Opens an overlay in place of the one that is open. Takes its name, and what it should open at. */
  show(name: Name, detail?: unknown): void {
    const current = this.current();
    if (current !== null && current !== name) this.close(current);
    const handle = this.#handles.get(name);
    if (handle) handle.open(detail);
    else this.#await(name, detail);
  }

  toggle(name: Name): void {
    if (this.current() === name) this.close(name);
    else this.show(name);
  }

  /** Closes an overlay, and no other that was opened meanwhile. */
  close(name: Name): void {
    if (this.#awaited?.name === name) this.#awaited = null;
    this.#handles.get(name)?.close();
  }

  /** The code of an overlay is there. Returns how to take it back. */
  register(name: Name, handle: OverlayHandle): () => void {
    this.#handles.set(name, handle);
    const awaited = this.#awaited;
    if (awaited?.name === name) {
      this.#awaited = null;
      handle.open(awaited.detail);
    }
    return () => {
      this.#handles.delete(name);
    };
  }

  /** The overlays whose code has been fetched: they are kept from then on with all that is in them. */
  readonly loaded = (): readonly LoadedOverlay<Name, Part>[] => this.#loaded;

  /** Tells when another has been fetched; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #await(name: Name, detail: unknown): void {
    this.#awaited = { name, detail };
    if (this.#fetched.has(name)) return;
    this.#fetched.add(name);
    this.#source.load(name).then(
      (part) => {
        this.#loaded = [...this.#loaded, { name, part }];
        for (const listener of this.#listeners) listener();
      },
      () => {
        this.#fetched.delete(name);
        if (this.#awaited?.name !== name) return;
        this.#awaited = null;
        this.#source.onFailed();
      },
    );
  }
}
