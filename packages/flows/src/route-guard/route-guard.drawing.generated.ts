// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 449,
  height: 697,
  states: [
    {"id":"routeGuard","name":"routeGuard","kind":"parallel","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":447,"height":695},
    {"id":"routeGuard.visitor","name":"visitor","kind":"compound","isInitial":false,"rows":[{"text":"visitor.changed [isSignedOut] › signedOut","kind":"person","to":null,"at":[0]},{"text":"visitor.changed [isOtherUser] › loading","kind":"person","to":null,"at":[1]}],"depth":1,"x":30,"y":42,"width":389,"height":292},
    {"id":"routeGuard.visitor.unknown","name":"unknown","kind":"plain","isInitial":true,"rows":[],"depth":2,"x":106.5,"y":123,"width":81,"height":31},
    {"id":"routeGuard.visitor.signedOut","name":"signedOut","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":98.5,"y":285,"width":97,"height":31},
    {"id":"routeGuard.visitor.loading","name":"loading","kind":"plain","isInitial":false,"rows":[{"text":"profile.changed › again","kind":"person","to":null,"at":[2]},{"text":"loadProfile answers","kind":"system","to":"routeGuard.visitor.known","at":[3]},{"text":"loadProfile fails","kind":"system","to":"routeGuard.visitor.known","at":[4]},{"text":"answer timeout is over","kind":"system","to":"routeGuard.visitor.known","at":[5]}],"depth":2,"x":58,"y":174,"width":178,"height":91},
    {"id":"routeGuard.visitor.known","name":"known","kind":"plain","isInitial":false,"rows":[{"text":"profile.changed","kind":"person","to":"routeGuard.visitor.loading","at":[6]}],"depth":2,"x":266,"y":222.5,"width":125,"height":46},
    {"id":"routeGuard.page","name":"page","kind":"compound","isInitial":false,"rows":[{"text":"decision.due › read","kind":"person","to":null,"at":[7]},{"text":"route.changed › read","kind":"person","to":null,"at":[8]}],"depth":1,"x":19,"y":354,"width":411,"height":324},
    {"id":"routeGuard.page.read","name":"read","kind":"passing","isInitial":true,"rows":[{"text":"at once [isWaiting]","kind":"system","to":"routeGuard.page.waiting","at":[9]},{"text":"at once [leadsToLogin]","kind":"system","to":"routeGuard.page.toLogin","at":[10]},{"text":"at once [leadsToOnboarding]","kind":"system","to":"routeGuard.page.toOnboarding","at":[11]},{"text":"at once [leadsToStudio]","kind":"system","to":"routeGuard.page.toStudio","at":[12]},{"text":"at once","kind":"system","to":"routeGuard.page.shown","at":[13]}],"depth":2,"x":37,"y":535.5,"width":205,"height":106},
    {"id":"routeGuard.page.waiting","name":"waiting","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":292,"y":425,"width":81,"height":31},
    {"id":"routeGuard.page.shown","name":"shown","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":292,"y":629,"width":65,"height":31},
    {"id":"routeGuard.page.toLogin","name":"toLogin","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":292,"y":476,"width":81,"height":31},
    {"id":"routeGuard.page.toOnboarding","name":"toOnboarding","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":292,"y":527,"width":120,"height":31},
    {"id":"routeGuard.page.toStudio","name":"toStudio","kind":"plain","isInitial":false,"rows":[],"depth":2,"x":292,"y":578,"width":89,"height":31},
  ],
  arrows: [
    {"at":[3],"kind":"system","points":[[236,222.5],[266,222.5]]},
    {"at":[4],"kind":"system","points":[[236,237.5],[246,237.5],[246,222.5],[266,222.5]]},
    {"at":[5],"kind":"system","points":[[236,252.5],[256,252.5],[256,222.5],[266,222.5]]},
    {"at":[6],"kind":"person","points":[[391,256],[401,256],[401,113],[48,113],[48,174],[58,174]]},
    {"at":[9],"kind":"system","points":[[242,569],[252,569],[252,425],[292,425]]},
    {"at":[10],"kind":"system","points":[[242,584],[262,584],[262,476],[292,476]]},
    {"at":[11],"kind":"system","points":[[242,599],[272,599],[272,527],[292,527]]},
    {"at":[12],"kind":"system","points":[[242,614],[282,614],[282,578],[292,578]]},
    {"at":[13],"kind":"system","points":[[242,629],[292,629]]},
  ],
};
