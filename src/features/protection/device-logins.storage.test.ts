import { beforeEach, expect, test, vi } from 'vitest'
import { isOfThisDevice, keepLogin } from './device-logins.storage.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

const at = (minute: number) => `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`

test('R-PROT-06 a browser keeps its last ten logins', () => {
  for (let minute = 0; minute < 12; minute += 1) keepLogin(at(minute))
  keepLogin(at(11))
  const known = Array.from({ length: 13 }, (_, minute) => minute).filter((minute) =>
    isOfThisDevice(at(minute)),
  )
  expect(known).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('R-PROT-06 a browser without storage keeps no logins and shows no error', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  keepLogin(at(1))
  expect(isOfThisDevice(at(1))).toBe(false)
})
