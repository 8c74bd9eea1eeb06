/** How long this thread has worked, in milliseconds: what other processes do at the same time does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
