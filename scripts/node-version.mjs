// Imported before anything that only a newer Node can read: an older one gets one clear line and no stack.
const wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Mirror Studio needs Node ${wanted} or newer; this is ${process.version}. It brings its own on Linux x64: elsewhere install Node ${wanted} from nodejs.org.`,
  );
  process.exit(1);
}
