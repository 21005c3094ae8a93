// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 500,
  height: 231,
  states: [
    {"id":"shortcuts","name":"shortcuts","kind":"compound","isInitial":true,"rows":[{"text":"visitor.changed","kind":"person","to":null,"at":[0]}],"depth":0,"x":1,"y":1,"width":498,"height":228.5},
    {"id":"shortcuts.idle","name":"idle","kind":"plain","isInitial":true,"rows":[{"text":"key.pressed [isShortcut]","kind":"person","to":null,"at":[1]},{"text":"key.pressed [beginsChord]","kind":"person","to":"shortcuts.chordBegun","at":[2]}],"depth":1,"x":49,"y":67,"width":191,"height":61},
    {"id":"shortcuts.chordBegun","name":"chordBegun","kind":"plain","isInitial":false,"rows":[{"text":"window.blurred","kind":"person","to":"shortcuts.idle","at":[3]},{"text":"key.pressed [isSecondKey]","kind":"person","to":"shortcuts.idle","at":[4]},{"text":"chord window is over","kind":"system","to":"shortcuts.idle","at":[5]}],"depth":1,"x":260,"y":115.5,"width":191,"height":76},
  ],
  arrows: [
    {"at":[2],"kind":"person","points":[[240,115.5],[260,115.5]]},
    {"at":[3],"kind":"person","points":[[451,149],[471,149],[471,201.5],[39,201.5],[39,67],[49,67]]},
    {"at":[4],"kind":"person","points":[[451,164],[481,164],[481,57],[29,57],[29,67],[49,67]]},
    {"at":[5],"kind":"system","points":[[451,179],[461,179],[461,211.5],[19,211.5],[19,67],[49,67]]},
  ],
};
