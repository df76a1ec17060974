import { create } from 'zustand'

export const useTalkPanel = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))
