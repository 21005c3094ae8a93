// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 796,
  height: 471,
  states: [
    {"id":"toast","name":"toast","kind":"compound","isInitial":true,"rows":[{"text":"toast.raised › open","kind":"person","to":null,"at":[0]}],"depth":0,"x":1,"y":1,"width":794,"height":469},
    {"id":"toast.removed","name":"removed","kind":"plain","isInitial":true,"rows":[],"depth":1,"x":516,"y":57,"width":81,"height":31},
    {"id":"toast.open","name":"open","kind":"compound","isInitial":false,"rows":[{"text":"toast.dismissed","kind":"person","to":"toast.dismissed","at":[1]},{"text":"action.chosen [hasAction]","kind":"person","to":"toast.dismissed","at":[2]}],"depth":1,"x":29,"y":108,"width":568,"height":344},
    {"id":"toast.open.counting","name":"counting","kind":"plain","isInitial":true,"rows":[{"text":"timer.paused","kind":"person","to":"toast.open.paused","at":[3]},{"text":"swipe.started","kind":"person","to":"toast.open.swiped","at":[4]},{"text":"shown is over","kind":"system","to":"toast.dismissed","at":[5]}],"depth":2,"x":77,"y":209,"width":112,"height":76},
    {"id":"toast.open.paused","name":"paused","kind":"plain","isInitial":false,"rows":[{"text":"timer.resumed","kind":"person","to":"toast.open.counting","at":[6]},{"text":"swipe.started","kind":"person","to":"toast.open.swiped","at":[7]}],"depth":2,"x":229,"y":242.5,"width":112,"height":61},
    {"id":"toast.open.swiped","name":"swiped","kind":"plain","isInitial":false,"rows":[{"text":"swipe.moved","kind":"person","to":null,"at":[8]},{"text":"swipe.ended [isSwipedAway]","kind":"person","to":"toast.dismissed","at":[9]},{"text":"swipe.ended","kind":"person","to":"toast.open.counting","at":[10]},{"text":"swipe.cancelled","kind":"person","to":"toast.open.counting","at":[11]}],"depth":2,"x":361,"y":291,"width":198,"height":91},
    {"id":"toast.dismissed","name":"dismissed","kind":"plain","isInitial":false,"rows":[{"text":"removed is over","kind":"system","to":"toast.removed","at":[12]}],"depth":1,"x":642,"y":339.5,"width":125,"height":46},
  ],
  arrows: [
    {"at":[1],"kind":"person","points":[[597,434],[632,434],[632,339.5],[642,339.5]]},
    {"at":[2],"kind":"person","points":[[597,424],[622,424],[622,339.5],[642,339.5]]},
    {"at":[3],"kind":"person","points":[[189,242.5],[229,242.5]]},
    {"at":[4],"kind":"person","points":[[189,257.5],[209,257.5],[209,403],[351,403],[351,291],[361,291]]},
    {"at":[5],"kind":"system","points":[[189,272.5],[199,272.5],[199,414],[612,414],[612,339.5],[642,339.5]]},
    {"at":[6],"kind":"person","points":[[341,276],[351,276],[351,179],[47,179],[47,209],[77,209]]},
    {"at":[7],"kind":"person","points":[[341,291],[361,291]]},
    {"at":[9],"kind":"person","points":[[559,339.5],[642,339.5]]},
    {"at":[10],"kind":"person","points":[[559,354.5],[569,354.5],[569,189],[57,189],[57,209],[77,209]]},
    {"at":[11],"kind":"person","points":[[559,369.5],[569,369.5],[569,392],[219,392],[219,199],[67,199],[67,209],[77,209]]},
    {"at":[12],"kind":"system","points":[[767,373],[777,373],[777,98],[19,98],[19,57],[516,57]]},
  ],
};
