// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 856,
  height: 383,
  states: [
    {"id":"commandPalette","name":"commandPalette","kind":"compound","isInitial":true,"rows":[{"text":"commands.changed","kind":"person","to":null,"at":[0]}],"depth":0,"x":1,"y":1,"width":854,"height":381},
    {"id":"commandPalette.closed","name":"closed","kind":"plain","isInitial":true,"rows":[{"text":"palette.opened","kind":"person","to":"commandPalette.open","at":[1]}],"depth":1,"x":49,"y":292.5,"width":119,"height":46},
    {"id":"commandPalette.open","name":"open","kind":"compound","isInitial":false,"rows":[{"text":"palette.closed","kind":"person","to":"commandPalette.closed","at":[2]},{"text":"query.changed › read","kind":"person","to":null,"at":[3]},{"text":"command.chosen [isCommand]","kind":"person","to":"commandPalette.closed","at":[4]}],"depth":1,"x":188,"y":67,"width":614,"height":277},
    {"id":"commandPalette.open.read","name":"read","kind":"passing","isInitial":true,"rows":[{"text":"at once [hasNoQuery]","kind":"system","to":"commandPalette.open.listed","at":[5]},{"text":"at once","kind":"system","to":"commandPalette.open.searching","at":[6]}],"depth":2,"x":206,"y":158,"width":158,"height":61},
    {"id":"commandPalette.open.listed","name":"listed","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":384,"y":155.5,"width":73,"height":31},
    {"id":"commandPalette.open.searching","name":"searching","kind":"plain","isInitial":false,"rows":[{"text":"search answers [isNothingFound]","kind":"system","to":"commandPalette.open.nothing","at":[7]},{"text":"search answers","kind":"system","to":"commandPalette.open.found","at":[8]},{"text":"search fails","kind":"system","to":"commandPalette.open.failed","at":[9]},{"text":"answer timeout is over","kind":"system","to":"commandPalette.open.failed","at":[10]}],"depth":2,"x":384,"y":206.5,"width":231,"height":91},
    {"id":"commandPalette.open.found","name":"found","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":645,"y":219,"width":65,"height":31},
    {"id":"commandPalette.open.nothing","name":"nothing","kind":"plain","isInitial":false,"rows":[{"text":"help.asked","kind":"person","to":"commandPalette.closed","at":[11]}],"depth":2,"x":658.5,"y":153,"width":92,"height":46},
    {"id":"commandPalette.open.failed","name":"failed","kind":"plain","isInitial":false,"rows":[{"text":"search.retried","kind":"person","to":"commandPalette.open.searching","at":[12]}],"depth":2,"x":645,"y":270,"width":119,"height":46},
  ],
  arrows: [
    {"at":[1],"kind":"person","points":[[168,326],[188,326]]},
    {"at":[2],"kind":"person","points":[[802,166.5],[827,166.5],[827,354],[39,354],[39,292.5],[49,292.5]]},
    {"at":[4],"kind":"person","points":[[802,176.5],[837,176.5],[837,57],[29,57],[29,292.5],[49,292.5]]},
    {"at":[5],"kind":"system","points":[[364,191.5],[374,191.5],[374,155.5],[384,155.5]]},
    {"at":[6],"kind":"system","points":[[364,206.5],[384,206.5]]},
    {"at":[7],"kind":"system","points":[[615,240],[625,240],[625,153],[658.5,153]]},
    {"at":[8],"kind":"system","points":[[615,255],[635,255],[635,219],[645,219]]},
    {"at":[9],"kind":"system","points":[[615,270],[645,270]]},
    {"at":[10],"kind":"system","points":[[615,285],[625,285],[625,270],[645,270]]},
    {"at":[11],"kind":"person","points":[[750.5,186.5],[817,186.5],[817,364],[19,364],[19,292.5],[49,292.5]]},
    {"at":[12],"kind":"person","points":[[764,303.5],[774,303.5],[774,326],[374,326],[374,206.5],[384,206.5]]},
  ],
};
