import { loaders } from 'virtual:words'
console.log(await loaders['en/table']?.())
