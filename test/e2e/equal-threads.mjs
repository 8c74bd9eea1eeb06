import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

/**
 * Loaded before the site that the stories visit. Its hash threads step back for everybody else on the machine, and
 * beside programs that never stop they would not get their turn before a visitor is told to come back later. Here they
 * count as others do.
 */
os.setPriority = () => undefined
syncBuiltinESMExports()
