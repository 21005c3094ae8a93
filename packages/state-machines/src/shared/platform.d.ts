// The parts of platform types that every platform of this package has; the DOM's and Node's types complete them.

interface AbortSignal {
  readonly aborted: boolean;
}

interface AbortController {
  readonly signal: AbortSignal;
}
declare const AbortController: new () => AbortController;

interface File {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}
