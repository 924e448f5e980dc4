import calendar
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

@dataclass(frozen=True)
class Deadlines:
    early_warning: datetime
    notification: datetime
    final_report: datetime | None

def add_month(moment: datetime) -> datetime:
    """The same day of the next month, or that month's last day."""
    year, month = (moment.year + 1, 1) if moment.month == 12 else (moment.year, moment.month + 1)
    day = min(moment.day, calendar.monthrange(year, month)[1])
    return moment.replace(year=year, month=month, day=day)

def for_vulnerability(aware: datetime, measure_available: datetime | None) -> Deadlines:
    """Latest times for an actively exploited vulnerability: Article 14(2)."""
    if aware.tzinfo is None:
        raise ValueError("awareness needs a time zone")
    return Deadlines(
        aware + timedelta(hours=24),
        aware + timedelta(hours=72),
        measure_available + timedelta(days=14) if measure_available else None,
    )

def for_incident(aware: datetime, notified: datetime | None) -> Deadlines:
    """Latest times for a severe incident: Article 14(4)."""
    if aware.tzinfo is None:
        raise ValueError("awareness needs a time zone")
    return Deadlines(
        aware + timedelta(hours=24),
        aware + timedelta(hours=72),
        add_month(notified) if notified else None,
    )

aware = datetime(2026, 9, 11, 16, 40, tzinfo=timezone.utc)
due = for_vulnerability(aware, measure_available=datetime(2026, 9, 15, 9, 0, tzinfo=timezone.utc))
print(due.early_warning.isoformat())
print(due.notification.isoformat())
print(due.final_report.isoformat() if due.final_report else "open: no measure yet")
