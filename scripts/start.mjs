import { become, prepare, siteEnvironment, siteFlags, siteProgram, step } from './prepare.mjs'

prepare()
step('Starting the site')
become([...siteFlags, siteProgram], { ...siteEnvironment, ...process.env })
