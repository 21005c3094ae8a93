// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 648,
  height: 748,
  states: [
    {"id":"jobsDrawer","name":"jobsDrawer","kind":"compound","isInitial":true,"rows":[{"text":"filter.changed","kind":"person","to":null,"at":[0]},{"text":"cancel.requested [mayWork]","kind":"person","to":null,"at":[1]},{"text":"retry.requested [mayWork]","kind":"person","to":null,"at":[2]},{"text":"card.answered [isAwaited]","kind":"person","to":null,"at":[3]},{"text":"card.failed [isAwaited]","kind":"person","to":null,"at":[4]}],"depth":0,"x":1,"y":1,"width":646,"height":745.5},
    {"id":"jobsDrawer.closed","name":"closed","kind":"plain","isInitial":true,"rows":[{"text":"drawer.opened","kind":"person","to":"jobsDrawer.open","at":[5]},{"text":"drawer.toggled","kind":"person","to":"jobsDrawer.open","at":[6]}],"depth":1,"x":39,"y":290.5,"width":119,"height":61},
    {"id":"jobsDrawer.open","name":"open","kind":"parallel","isInitial":false,"rows":[{"text":"drawer.closed","kind":"person","to":"jobsDrawer.closed","at":[7]},{"text":"drawer.toggled","kind":"person","to":"jobsDrawer.closed","at":[8]}],"depth":1,"x":178,"y":127,"width":441,"height":591.5},
    {"id":"jobsDrawer.open.list","name":"list","kind":"compound","isInitial":false,"rows":[{"text":"list.changed › read","kind":"person","to":null,"at":[9]}],"depth":2,"x":196,"y":198,"width":405,"height":309},
    {"id":"jobsDrawer.open.list.read","name":"read","kind":"passing","isInitial":true,"rows":[{"text":"at once [isUnreadable]","kind":"system","to":"jobsDrawer.open.list.failedToLoad","at":[10]},{"text":"at once [isUnread]","kind":"system","to":"jobsDrawer.open.list.loading","at":[11]},{"text":"at once [isEmpty]","kind":"system","to":"jobsDrawer.open.list.empty","at":[12]},{"text":"at once [isFilteredEmpty]","kind":"system","to":"jobsDrawer.open.list.filteredEmpty","at":[13]},{"text":"at once","kind":"system","to":"jobsDrawer.open.list.listed","at":[14]}],"depth":3,"x":214,"y":364.5,"width":191,"height":106},
    {"id":"jobsDrawer.open.list.loading","name":"loading","kind":"plain","isInitial":false,"rows":[],"depth":3,"x":455,"y":305,"width":81,"height":31},
    {"id":"jobsDrawer.open.list.failedToLoad","name":"failedToLoad","kind":"plain","isInitial":false,"rows":[],"depth":3,"x":455,"y":254,"width":120,"height":31},
    {"id":"jobsDrawer.open.list.empty","name":"empty","kind":"plain","isInitial":false,"rows":[],"depth":3,"x":455,"y":356,"width":65,"height":31},
    {"id":"jobsDrawer.open.list.filteredEmpty","name":"filteredEmpty","kind":"plain","isInitial":false,"rows":[],"depth":3,"x":455,"y":407,"width":128,"height":31},
    {"id":"jobsDrawer.open.list.listed","name":"listed","kind":"plain","isInitial":false,"rows":[],"depth":3,"x":455,"y":458,"width":73,"height":31},
    {"id":"jobsDrawer.open.poll","name":"poll","kind":"compound","isInitial":false,"rows":[],"depth":2,"x":206.5,"y":527,"width":384,"height":173.5},
    {"id":"jobsDrawer.open.poll.asking","name":"asking","kind":"plain","isInitial":true,"rows":[{"text":"listJobs answers","kind":"system","to":"jobsDrawer.open.poll.waiting","at":[15]},{"text":"listJobs fails","kind":"system","to":"jobsDrawer.open.poll.waiting","at":[16]},{"text":"answer timeout is over","kind":"system","to":"jobsDrawer.open.poll.waiting","at":[17]}],"depth":3,"x":244.5,"y":578,"width":172,"height":76},
    {"id":"jobsDrawer.open.poll.waiting","name":"waiting","kind":"plain","isInitial":false,"rows":[{"text":"list.retried","kind":"person","to":"jobsDrawer.open.poll.asking","at":[18]},{"text":"poll is over","kind":"system","to":"jobsDrawer.open.poll.asking","at":[19]}],"depth":3,"x":446.5,"y":611.5,"width":106,"height":61},
  ],
  arrows: [
    {"at":[5],"kind":"person","points":[[158,324],[178,324]]},
    {"at":[6],"kind":"person","points":[[158,339],[168,339],[168,521.5],[178,521.5]]},
    {"at":[7],"kind":"person","points":[[619,521.5],[629,521.5],[629,728.5],[29,728.5],[29,290.5],[39,290.5]]},
    {"at":[8],"kind":"person","points":[[619,324],[629,324],[629,117],[19,117],[19,290.5],[39,290.5]]},
    {"at":[10],"kind":"system","points":[[405,398],[415,398],[415,254],[455,254]]},
    {"at":[11],"kind":"system","points":[[405,413],[425,413],[425,305],[455,305]]},
    {"at":[12],"kind":"system","points":[[405,428],[435,428],[435,356],[455,356]]},
    {"at":[13],"kind":"system","points":[[405,443],[445,443],[445,407],[455,407]]},
    {"at":[14],"kind":"system","points":[[405,458],[455,458]]},
    {"at":[15],"kind":"system","points":[[416.5,611.5],[446.5,611.5]]},
    {"at":[16],"kind":"system","points":[[416.5,626.5],[426.5,626.5],[426.5,611.5],[446.5,611.5]]},
    {"at":[17],"kind":"system","points":[[416.5,641.5],[436.5,641.5],[436.5,611.5],[446.5,611.5]]},
    {"at":[18],"kind":"person","points":[[552.5,645],[562.5,645],[562.5,682.5],[234.5,682.5],[234.5,578],[244.5,578]]},
    {"at":[19],"kind":"system","points":[[552.5,660],[572.5,660],[572.5,568],[224.5,568],[224.5,578],[244.5,578]]},
  ],
};
