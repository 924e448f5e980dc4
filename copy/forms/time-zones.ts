interface TimeZoneGroup {
  label: string
  /** IANA names and common names, without offsets, which change with daylight saving time. */
  zones: readonly { value: string; label: string }[]
}

/** The time zones that forms offer. A script adds the visitor's own if it's missing. */
export const timeZones: readonly TimeZoneGroup[] = [
  {
    label: 'United States and Canada',
    zones: [
      { value: 'America/New_York', label: 'New York (Eastern)' },
      { value: 'America/Chicago', label: 'Chicago (Central)' },
      { value: 'America/Denver', label: 'Denver (Mountain)' },
      { value: 'America/Phoenix', label: 'Phoenix (Arizona)' },
      { value: 'America/Los_Angeles', label: 'Los Angeles (Pacific)' },
      { value: 'America/Anchorage', label: 'Anchorage (Alaska)' },
      { value: 'Pacific/Honolulu', label: 'Honolulu (Hawaii)' },
      { value: 'America/Toronto', label: 'Toronto' },
      { value: 'America/Vancouver', label: 'Vancouver' },
      { value: 'America/Halifax', label: 'Halifax (Atlantic)' },
      { value: 'America/St_Johns', label: "St. John's (Newfoundland)" },
    ],
  },
  {
    label: 'Latin America',
    zones: [
      { value: 'America/Mexico_City', label: 'Mexico City' },
      { value: 'America/Bogota', label: 'Bogota' },
      { value: 'America/Lima', label: 'Lima' },
      { value: 'America/Santiago', label: 'Santiago' },
      { value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires' },
      { value: 'America/Sao_Paulo', label: 'Sao Paulo' },
    ],
  },
  {
    label: 'Europe',
    zones: [
      { value: 'UTC', label: 'UTC' },
      { value: 'Europe/London', label: 'London, Dublin' },
      { value: 'Europe/Lisbon', label: 'Lisbon' },
      { value: 'Europe/Berlin', label: 'Berlin, Paris, Madrid, Rome' },
      { value: 'Europe/Athens', label: 'Athens' },
      { value: 'Europe/Helsinki', label: 'Helsinki' },
      { value: 'Europe/Kyiv', label: 'Kyiv' },
      { value: 'Europe/Istanbul', label: 'Istanbul' },
      { value: 'Europe/Moscow', label: 'Moscow' },
    ],
  },
  {
    label: 'Africa and Middle East',
    zones: [
      { value: 'Africa/Lagos', label: 'Lagos' },
      { value: 'Africa/Cairo', label: 'Cairo' },
      { value: 'Africa/Johannesburg', label: 'Johannesburg' },
      { value: 'Africa/Nairobi', label: 'Nairobi' },
      { value: 'Asia/Jerusalem', label: 'Jerusalem' },
      { value: 'Asia/Riyadh', label: 'Riyadh' },
      { value: 'Asia/Dubai', label: 'Dubai' },
    ],
  },
  {
    label: 'Asia and Pacific',
    zones: [
      { value: 'Asia/Karachi', label: 'Karachi' },
      { value: 'Asia/Kolkata', label: 'India' },
      { value: 'Asia/Dhaka', label: 'Dhaka' },
      { value: 'Asia/Bangkok', label: 'Bangkok' },
      { value: 'Asia/Jakarta', label: 'Jakarta' },
      { value: 'Asia/Singapore', label: 'Singapore' },
      { value: 'Asia/Shanghai', label: 'China' },
      { value: 'Asia/Taipei', label: 'Taipei' },
      { value: 'Asia/Manila', label: 'Manila' },
      { value: 'Asia/Seoul', label: 'Seoul' },
      { value: 'Asia/Tokyo', label: 'Tokyo' },
      { value: 'Australia/Perth', label: 'Perth' },
      { value: 'Australia/Adelaide', label: 'Adelaide' },
      { value: 'Australia/Brisbane', label: 'Brisbane' },
      { value: 'Australia/Sydney', label: 'Sydney, Melbourne' },
      { value: 'Pacific/Auckland', label: 'Auckland' },
    ],
  },
]
