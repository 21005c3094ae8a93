// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 888,
  height: 415,
  states: [
    {"id":"mailCode","name":"mailCode","kind":"compound","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":886,"height":412.5},
    {"id":"mailCode.asking","name":"asking","kind":"compound","isInitial":true,"rows":[{"text":"email.changed [asksEmail] › again","kind":"person","to":null,"at":[0]},{"text":"code.changed › again","kind":"person","to":null,"at":[1]},{"text":"code.submitted [isComplete]","kind":"person","to":"mailCode.proving","at":[2]},{"text":"code.submitted › invalid","kind":"person","to":null,"at":[3]}],"depth":1,"x":49,"y":63,"width":318,"height":249.5},
    {"id":"mailCode.asking.read","name":"read","kind":"passing","isInitial":true,"rows":[{"text":"at once [isUntouched]","kind":"system","to":"mailCode.asking.untouched","at":[4]},{"text":"at once","kind":"system","to":"mailCode.asking.typed","at":[5]}],"depth":2,"x":67,"y":215,"width":165,"height":61},
    {"id":"mailCode.asking.untouched","name":"untouched","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":252,"y":212.5,"width":97,"height":31},
    {"id":"mailCode.asking.typed","name":"typed","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":252,"y":263.5,"width":65,"height":31},
    {"id":"mailCode.asking.invalid","name":"invalid","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":109,"y":164,"width":81,"height":31},
    {"id":"mailCode.proving","name":"proving","kind":"plain","isInitial":false,"rows":[{"text":"submission.cancelled","kind":"person","to":"mailCode.asking","at":[6]},{"text":"useCode answers","kind":"system","to":"mailCode.done","at":[7]},{"text":"useCode fails [isRefused]","kind":"system","to":"mailCode.refused","at":[8]},{"text":"useCode fails","kind":"system","to":"mailCode.failed","at":[9]},{"text":"answer timeout is over","kind":"system","to":"mailCode.failed","at":[10]}],"depth":1,"x":397,"y":188,"width":191,"height":106},
    {"id":"mailCode.refused","name":"refused","kind":"plain","isInitial":false,"rows":[{"text":"email.changed [asksEmail]","kind":"person","to":"mailCode.asking","at":[11]},{"text":"code.changed","kind":"person","to":"mailCode.asking","at":[12]},{"text":"code.submitted","kind":"person","to":"mailCode.proving","at":[13]}],"depth":1,"x":628,"y":170.5,"width":191,"height":76},
    {"id":"mailCode.failed","name":"failed","kind":"plain","isInitial":false,"rows":[{"text":"email.changed [asksEmail]","kind":"person","to":"mailCode.asking","at":[14]},{"text":"code.changed","kind":"person","to":"mailCode.asking","at":[15]},{"text":"code.submitted","kind":"person","to":"mailCode.proving","at":[16]}],"depth":1,"x":628,"y":266.5,"width":191,"height":76},
    {"id":"mailCode.done","name":"done","kind":"final","isInitial":false,"rows":[],"depth":1,"x":628,"y":119.5,"width":58,"height":31},
  ],
  arrows: [
    {"at":[2],"kind":"person","points":[[367,188],[397,188]]},
    {"at":[4],"kind":"system","points":[[232,248.5],[242,248.5],[242,212.5],[252,212.5]]},
    {"at":[5],"kind":"system","points":[[232,263.5],[252,263.5]]},
    {"at":[6],"kind":"person","points":[[588,221.5],[598,221.5],[598,53],[39,53],[39,104.5],[49,104.5]]},
    {"at":[7],"kind":"system","points":[[588,236.5],[608,236.5],[608,119.5],[628,119.5]]},
    {"at":[8],"kind":"system","points":[[588,251.5],[618,251.5],[618,170.5],[628,170.5]]},
    {"at":[9],"kind":"system","points":[[588,266.5],[628,266.5]]},
    {"at":[10],"kind":"system","points":[[588,281.5],[598,281.5],[598,266.5],[628,266.5]]},
    {"at":[11],"kind":"person","points":[[819,204],[829,204],[829,42],[19,42],[19,146],[49,146]]},
    {"at":[12],"kind":"person","points":[[819,219],[869,219],[869,394.5],[19,394.5],[19,188],[49,188]]},
    {"at":[13],"kind":"person","points":[[819,234],[859,234],[859,362.5],[377,362.5],[377,188],[397,188]]},
    {"at":[14],"kind":"person","points":[[819,300],[849,300],[849,383.5],[29,383.5],[29,229.5],[49,229.5]]},
    {"at":[15],"kind":"person","points":[[819,315],[839,315],[839,372.5],[39,372.5],[39,271],[49,271]]},
    {"at":[16],"kind":"person","points":[[819,330],[829,330],[829,352.5],[387,352.5],[387,188],[397,188]]},
  ],
};
