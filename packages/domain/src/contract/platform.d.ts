// The part of a platform type that every platform of this package has; the DOM's and Node's types complete it.

interface AbortSignal {
  readonly aborted: boolean;
}
