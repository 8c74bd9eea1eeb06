import { contentFindings } from './content-findings.ts'

/** Tells what is to be mended in the pages, with file and line. */
const findings = await contentFindings()
for (const finding of findings) console.log(finding)
console.log(findings.length === 0 ? 'De inhoud is in orde.' : `${findings.length} punten om te verbeteren.`)
process.exitCode = findings.length === 0 ? 0 : 1
