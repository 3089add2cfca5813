// Loaded with --import into a process that is started with an IPC channel: when its parent is gone, for whatever
// reason, this process gets SIGTERM.
if (process.channel !== undefined) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
