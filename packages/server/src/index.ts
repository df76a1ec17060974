export { type Config, InvalidSetting, readConfig } from './config.ts'
export { type Server, startServer } from './serve.ts'
