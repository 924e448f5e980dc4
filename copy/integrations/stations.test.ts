import { expect, it } from 'vitest'
import { integrations } from './members.ts'
import { missingAt, stations } from './stations.ts'

it('each station names the tools that are enough for it, and each tool is enough for one', () => {
  for (const station of stations) {
    const enough = integrations.filter((tool) => tool.stations.includes(station.id))
    expect(enough.length, station.id).toBeGreaterThan(1)
    for (const { name } of enough) expect(missingAt(station)).toContain(name)
  }
  for (const { id, stations } of integrations) expect(stations, id).not.toEqual([])
})

it('scanners deliver results and nothing else', () => {
  for (const { id, category, stations } of integrations) {
    expect(stations.includes('results'), id).toBe(category === 'scanners')
  }
})
