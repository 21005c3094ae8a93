export * from './key-press.ts';
export * from './match.ts';
export * from './preferences.ts';
export {
  bindingFrom,
  type KeyRefusal,
  type Recorded,
  type Recording,
  recordKey,
  refusalOf,
} from './recording.ts';
export * from './shortcuts.ts';
export * from './stored.ts';
