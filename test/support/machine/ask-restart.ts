/** Stands in for `systemctl restart` in `deploy/upgrade.sh`: asks whoever runs the processes, and waits until it is done. */
const [control, port] = process.argv.slice(2)
const { ok } = await fetch(`http://127.0.0.1:${control}/${port}`)
process.exit(ok ? 0 : 1)
