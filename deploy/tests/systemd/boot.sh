#!/bin/sh
# Boots systemd as the first process of namespaces made by unshare(1), on a copy of this system: what it
# writes is in memory. Nothing of the machine itself is started: the target is basic.target.
# Usage: boot.sh FOLDER CHECKOUT CONFIGURATION
set -e
folder=$1 checkout=$2 configuration=$3
mount -t tmpfs tmpfs "$folder"
root=$folder/root
mkdir "$folder/upper" "$folder/work" "$root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$root"
mkdir -p "$root/opt/plumbline/release"
mount --rbind "$checkout" "$root/opt/plumbline/release"
cp -r "$configuration/." "$root/"
mount -t proc proc "$root/proc"
# So that it leaves the settings of the kernel alone, which are everybody's.
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs tmpfs "$root/run"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm" "$root/dev/pts" "$root/run/machine"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
ln -s /proc/self/fd "$root/dev/fd"
cd "$root"
pivot_root . run/machine
umount -l /run/machine
exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd \
  --unit=basic.target --log-target=journal --show-status=false
