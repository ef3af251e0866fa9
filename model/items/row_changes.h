#pragma once

#include <QAbstractListModel>
#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace bocage::model {

/// Walks a list of keys from what a model shows to what it should show, one row at a time, so that views keep
/// selection and scroll position. `Rows` has remove(i), insert(i, key) and move(from, to) that tell Qt and
/// then change `shown` accordingly.
template <class Key, class Rows>
void followRows(std::vector<Key>& shown, const std::vector<Key>& wanted, Rows&& rows) {
    for (std::size_t i = shown.size(); i-- > 0;)
        if (std::find(wanted.begin(), wanted.end(), shown[i]) == wanted.end())
            rows.remove(static_cast<int>(i));
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i < shown.size() && shown[i] == wanted[i])
            continue;
        const auto later = std::find(shown.begin() + static_cast<std::ptrdiff_t>(i), shown.end(), wanted[i]);
        if (later == shown.end())
            rows.insert(static_cast<int>(i), wanted[i]);
        else
            rows.move(static_cast<int>(later - shown.begin()), static_cast<int>(i));
    }
}

/// A list model whose rows have keys: it goes from one list to the next by single rows.
template <class Row>
class KeyedListModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

protected:
    /// Removes, inserts and moves rows until they stand as `wanted`; what stays keeps its value.
    void showRows(const std::vector<std::string>& wanted, const std::map<std::string, Row>& fresh) {
        followRows(m_keys, wanted, Follower{*this, fresh});
    }

    std::vector<Row> m_rows;
    std::vector<std::string> m_keys;  ///< of the rows

private:
    struct Follower {
        KeyedListModel& model;
        const std::map<std::string, Row>& fresh;

        void remove(int row) {
            model.beginRemoveRows({}, row, row);
            model.m_rows.erase(model.m_rows.begin() + row);
            model.m_keys.erase(model.m_keys.begin() + row);
            model.endRemoveRows();
        }
        void insert(int row, const std::string& key) {
            model.beginInsertRows({}, row, row);
            model.m_rows.insert(model.m_rows.begin() + row, fresh.at(key));
            model.m_keys.insert(model.m_keys.begin() + row, key);
            model.endInsertRows();
        }
        void move(int from, int to) {
            model.beginMoveRows({}, from, from, {}, to);
            std::rotate(model.m_rows.begin() + to, model.m_rows.begin() + from,
                        model.m_rows.begin() + from + 1);
            std::rotate(model.m_keys.begin() + to, model.m_keys.begin() + from,
                        model.m_keys.begin() + from + 1);
            model.endMoveRows();
        }
    };
};

}  // namespace bocage::model
