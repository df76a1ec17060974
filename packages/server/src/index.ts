export { type Config, readConfig, WrongSetting } from './config.ts'
export { type Server, startServer } from './serve.ts'
