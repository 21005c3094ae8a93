// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 500,
  height: 246,
  states: [
    {"id":"shortcuts","name":"shortcuts","kind":"compound","isInitial":true,"rows":[{"text":"visitor.changed","kind":"person","to":null,"at":[0]},{"text":"shortcuts.changed","kind":"person","to":null,"at":[1]}],"depth":0,"x":1,"y":1,"width":498,"height":243.5},
    {"id":"shortcuts.idle","name":"idle","kind":"plain","isInitial":true,"rows":[{"text":"key.pressed [isShortcut]","kind":"person","to":null,"at":[2]},{"text":"key.pressed [beginsChord]","kind":"person","to":"shortcuts.chordBegun","at":[3]}],"depth":1,"x":49,"y":82,"width":191,"height":61},
    {"id":"shortcuts.chordBegun","name":"chordBegun","kind":"plain","isInitial":false,"rows":[{"text":"window.blurred","kind":"person","to":"shortcuts.idle","at":[4]},{"text":"key.pressed [isSecondKey]","kind":"person","to":"shortcuts.idle","at":[5]},{"text":"chord window is over","kind":"system","to":"shortcuts.idle","at":[6]}],"depth":1,"x":260,"y":130.5,"width":191,"height":76},
  ],
  arrows: [
    {"at":[3],"kind":"person","points":[[240,130.5],[260,130.5]]},
    {"at":[4],"kind":"person","points":[[451,164],[471,164],[471,216.5],[39,216.5],[39,82],[49,82]]},
    {"at":[5],"kind":"person","points":[[451,179],[481,179],[481,72],[29,72],[29,82],[49,82]]},
    {"at":[6],"kind":"system","points":[[451,194],[461,194],[461,226.5],[19,226.5],[19,82],[49,82]]},
  ],
};
